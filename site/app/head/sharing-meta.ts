import { isDrawn, sharedSize } from '../../pictures/shared-picture.ts'
import { aboutLanguage, type Language, languages } from '../../region/languages.ts'

/** Open Graph writes `ru_RU`. */
const localeIn = (language: Language) => aboutLanguage(language).locale.replace('-', '_')

export type Shared = {
  kind: 'website' | 'article'
  title: string
  description: string | undefined
  /** Absolute, in the language of the page. */
  address: string
  /** Absolute. */
  picture: string
  siteName: string
  language: Language
}

/** Open Graph tags, and the one tag that Twitter needs in addition. */
export function sharing({ kind, title, description, address, picture, siteName, language }: Shared) {
  const size = isDrawn(new URL(picture).pathname)
    ? [
        { property: 'og:image:width', content: String(sharedSize.width) },
        { property: 'og:image:height', content: String(sharedSize.height) },
      ]
    : []
  return [
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: address },
    { property: 'og:locale', content: localeIn(language) },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({ property: 'og:locale:alternate', content: localeIn(other) })),
    { property: 'og:image', content: picture },
    ...size,
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
