import type { GalleryPicture } from '@tropa/contract'
import { Gallery } from '@tropa/library/Gallery/dressed.ts'
import { pictureAddress } from '../../pictures/cover.ts'
import { useWords } from '../../messages/intl.tsx'
import { Block } from './Block.tsx'
import { Picture } from '../../pictures/Picture.tsx'

/** Photographs. Drawings are left out, because they do not show the real place. */
export function PictureGallery({ gallery }: { gallery: readonly GalleryPicture[] }) {
  const say = useWords()
  const photographs = gallery.filter(({ template }) => !template)
  if (photographs.length === 0) return null
  return (
    <Block id="gallery" title={say('place.gallery')}>
      <Gallery
        label={say('place.gallery')}
        pictures={photographs.map(({ the_caption, ...cover }) => ({
          id: cover.url,
          picture: <Picture cover={cover} />,
          caption: the_caption,
          full: { src: pictureAddress(cover.url), alt: cover.the_alt },
        }))}
      />
    </Block>
  )
}
