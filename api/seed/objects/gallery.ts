import type { Card, GalleryPicture, Language, Season } from '@tropa/contract'
import { drawnCover } from '../../media/cover.ts'
import type { GalleryContent } from '../content.ts'
import { say } from '../text.ts'

const seasonOf = (url = ''): Season => {
  const season = /season=(winter|spring|autumn)/.exec(url)?.[1]
  return season === 'winter' || season === 'spring' || season === 'autumn' ? season : 'summer'
}

/** Pictures in the season of the cover. */
export const galleryOf = (gallery: GalleryContent, { cover }: Card, language: Language): GalleryPicture[] =>
  gallery.map((picture) => ({
    ...drawnCover(picture, seasonOf(cover?.url)),
    the_caption: say(picture.caption, language),
  }))
