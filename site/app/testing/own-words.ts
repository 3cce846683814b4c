import { englishNames } from '../../region/basemap-english-names.ts'
import { regionTexts } from '../../region/region-texts.ts'
import { region } from '../../region/region.ts'
import { sketchTowns } from '../../region/sketch-window.ts'
import { languageNames, languages, type Language } from '../../region/languages.ts'
import { words } from '../../messages/intl.tsx'

const scripts = {
  cyrillic: /[а-яё]{2,}/giu,
  latin: /[a-z]{2,}/giu,
  greek: /\p{Script=Greek}{2,}/gu,
} as const
type Script = keyof typeof scripts
const scriptNames: readonly Script[] = ['cyrillic', 'latin', 'greek']

const lettersIn = (text: string, script: Script) => [...text.matchAll(scripts[script])].join('').length
/** The alphabet of a language of the portal, taken from one of its sentences. */
const scriptOf = (language: Language): Script => {
  const sentence = words(language)('list.empty')
  const [first = 'latin'] = scriptNames.toSorted((one, other) => lettersIn(sentence, other) - lettersIn(sentence, one))
  return first
}

const aLetter: Readonly<Record<Script, string>> = { cyrillic: 'ж', latin: 'x', greek: 'ξ' }

/** Answers in which every Cyrillic letter is replaced by one of the language's alphabet. */
export const responsesIn = <T>(language: Language, value: T): T =>
  JSON.parse(JSON.stringify(value).replaceAll(/[а-яё]/gi, aLetter[scriptOf(language)]))

/** Every text in a value, whatever its shape. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

/** Names that are the same in every language. */
const names = [
  'PDF',
  'GPX',
  'KML',
  'ICS',
  'GeoJSON',
  'JSON-LD',
  'JSON',
  'QR',
  'JavaScript',
  'CSV',
  'org_',
  'cookie',
  'UTC',
  'Language',
  'Язык',
]
const sources = ['Natural Earth', 'GSHHG', 'GeoNames']
const tags = languages.map((tag) => tag.toUpperCase())
/** Addresses of any page, and e-mails. */
const hostPattern = /(?:https?:\/\/)?(?:[a-z]+@)?\b[a-z-]+\.example\b(?:\/[a-z\d_/]*)?/g

/** Joins an address that may break across lines into one text. */
function withoutBreaks(document: Document): Node {
  const copy = document.importNode(document.documentElement, true)
  for (const place of copy.querySelectorAll('wbr')) place.remove()
  copy.normalize()
  return copy
}

const shownIn = (document: Document) => {
  const walker = document.createTreeWalker(withoutBreaks(document), 4)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode
    if (!parentElement?.closest('script, style, template')) texts.push(nodeValue ?? '')
  }
  const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'].flatMap((name) =>
    Array.from(document.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name) ?? ''),
  )
  const meta = Array.from(
    document.querySelectorAll('meta[name="description"]'),
    (one) => one.getAttribute('content') ?? '',
  )
  return [...texts, ...attributes, ...meta]
}

/**
 * Words of a page in another alphabet than that of its language, except texts of the provider and the region, which
 * may not exist in the language.
 */
export function foreignWords(document: Document, language: Language, provided: unknown): string[] {
  const script = scriptOf(language)
  const others = scriptNames.filter((other) => other !== script)
  const isForeign = (text: string) => others.some((other) => text.search(scripts[other]) >= 0)
  const foreign = shownIn(document).filter(isForeign)
  if (foreign.length === 0) return []
  const known = [
    ...textsOf([region, regionTexts, englishNames, sketchTowns, provided]),
    ...Object.values(languageNames),
    ...names,
    ...sources,
    ...tags,
  ]
    .filter((text) => text.length > 1)
    .toSorted((one, other) => other.length - one.length)
  return foreign.filter((text) =>
    isForeign(known.reduce((rest, name) => rest.replaceAll(name, ' '), text.replaceAll(hostPattern, ' '))),
  )
}
