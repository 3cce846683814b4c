import type { Cover } from '@tropa/contract'
import { addressIn } from '../../messages/language-address.ts'
import type { Words } from '../../messages/intl.tsx'
import { sharedPicture } from '../../pictures/shared-picture.ts'
import type { Language } from '../../region/languages.ts'

/** The portal's origin and the language of the description. */
export type DescriptionContext = {
  /** The public scheme and host of the portal. */
  origin: string
  language: Language
  say: Words
}

type Titled = { the_title: string; the_summary: string; link: string; cover: Cover | null }

/** The name, page and picture of any object. `@id` is the same in both languages, because it identifies the object. */
export const describedThing = (object: Titled, { origin, language }: DescriptionContext) => ({
  '@id': origin + object.link,
  name: object.the_title,
  description: object.the_summary,
  url: origin + addressIn(object.link, language),
  image: new URL(sharedPicture(object.cover), origin).href,
})

/** A mention of another object of the portal. */
export const mentionedThing = (
  { the_title, link }: Pick<Titled, 'the_title' | 'link'>,
  { origin, language }: DescriptionContext,
) => ({
  '@id': origin + link,
  name: the_title,
  url: origin + addressIn(link, language),
})
