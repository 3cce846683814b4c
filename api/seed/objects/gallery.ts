import type { GalleryPicture, Language } from '@tropa/contract'
import type { GalleryContent } from '../content.ts'
import { say } from '../text.ts'

/** Only real pictures, because drawings do not show the real place. */
export const galleryOf = (gallery: GalleryContent, language: Language): GalleryPicture[] =>
  gallery.map(({ alt, caption, ...picture }) => ({
    ...picture,
    the_alt: say(alt, language),
    the_caption: say(caption, language),
  }))
