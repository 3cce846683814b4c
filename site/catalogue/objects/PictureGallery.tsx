import type { GalleryPicture } from '@tropa/contract'
import { Gallery } from '@tropa/library/Gallery/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import { coverSource } from '../../pictures/cover.ts'
import { useSeason } from '../../visitor/useTravelDate.ts'
import { Block } from './Block.tsx'
import { Picture } from '../../pictures/Picture.tsx'

/** Photographs and drawings; nothing where there are no pictures. */
export function PictureGallery({ gallery }: { gallery: readonly GalleryPicture[] }) {
  const say = useWords()
  const season = useSeason()
  if (gallery.length === 0) return null
  return (
    <Block id="gallery" title={say('place.gallery')}>
      <Gallery
        label={say('place.gallery')}
        pictures={gallery.map(({ the_caption, ...cover }) => ({
          id: cover.url,
          picture: <Picture cover={cover} />,
          caption: the_caption,
          full: { src: coverSource(cover, season, '3x2'), alt: cover.the_alt },
        }))}
      />
    </Block>
  )
}
