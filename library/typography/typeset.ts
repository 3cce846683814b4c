import { joiner, rangeDash, space } from './no-break-signs.ts'

/** Nothing of a word stands before: not after a hyphen or an apostrophe either. */
const wordBegins = String.raw`(?<![\p{L}\p{N}\-'’\u2060])`
/** A unit belongs to the number before it, not to the word after it. */
const notAfterNumber = String.raw`(?<!\d[ \u00a0])`

/** A part of a word with hyphens that no line should end or begin with alone; more digits are a code to be copied. */
const shortPart = String.raw`(?:\p{Script=Cyrillic}{1,3}|\p{Script=Latin}{1,2}|\p{N}{1,4})`
const partBegins = String.raw`(?<![\p{L}\p{N}])(?<![@/.:_][\p{L}\p{N}_-]*)`
const partEnds = String.raw`(?![\p{L}\p{N}])`
/** Addresses of pages and mailboxes stay as they can be copied. */
const notAddress = String.raw`(?![\p{L}\p{N}_-]*(?:[@/]|[.:][\p{L}\p{N}]))`

const rules: readonly (readonly [RegExp, string])[] = [
  // A preposition, conjunction or article; `Д.` of initials and `г.` of towns.
  [new RegExp(`${wordBegins}${notAfterNumber}(\\p{L}{1,2}) `, 'gu'), `$1${space}`],
  [new RegExp(`${wordBegins}(г|д|п|с|им|ул|пр|кв|стр|корп|пгт|тел|\\p{Lu})\\. (?=[\\p{Lu}\\d«])`, 'gu'), `$1.${space}`],
  [/ (?=[–—](\s|$))/gu, space],
  // A number and its unit, noun or month; groups of digits within a number.
  [/(?<=\d) (?=[\p{L}°%‰₽€$])/gu, space],
  [/(?<=№) (?=\d)/gu, space],
  [/(?<=\p{Lu}\p{Ll}+)-(?=\p{Lu}\p{Ll})/gu, `-${joiner}`],
  [new RegExp(`${partBegins}(${shortPart})-(?=\\p{L})${notAddress}`, 'gu'), `$1-${joiner}`],
  [
    new RegExp(`${partBegins}(\\p{L}+)-(?=(?:${shortPart}|либо|нибудь|таки)${partEnds})${notAddress}`, 'gu'),
    `$1-${joiner}`,
  ],
  // From one to another: hours, days, degrees. A dash between two words may end a line.
  [/(?<=\S)(?<!\p{L}(?=–\p{L}))–(?![\s\u2060])/gu, rangeDash],
  [/(?<=\d°?)…(?=[−+\d])/gu, `…${joiner}`],
]

/**
 * Puts no-break spaces where a line must not end: after words of one or two letters, before a dash, between a number
 * and what it counts. Keeps names with a hyphen whole, words of which a part is short (`по-русски`, `T-shirt`), and
 * ranges (`10:00–18:00`). Applying it again changes nothing.
 * @param text without markup
 */
export const typeset = (text: string): string =>
  rules.reduce((set, [pattern, replacement]) => set.replaceAll(pattern, replacement), text)

const unit = /^ (?:км|м|мм|см|га|кг|мин|ч|[КМ]Б|km|m|mm|cm|ha|kg|min|h|[KM]B)(?!\p{L})/u

/** `typeset` for what stands after a value that is filled in later, a number or not: ` km on foot`, ` – open`. */
export const typesetAfterValue = (text: string): string =>
  unit.test(text) ? typesetAfterNumber(text) : typeset(`word${text}`).slice('word'.length)

/** A word that opens a bracket, before the value that stands there with it. */
const openingWord = /(?<=\(\p{L}+) $/u

/** Of a whole, as `1 of 3`. */
const share = /^ (из|of)[ \u00a0]$/u

/**
 * `typesetAfterValue` where another value follows: from one to another, as `−13°…−7°`, a part of so many, as `1 of 3`,
 * or ` (mean 1991–2020`.
 */
export const typesetBetweenValues = (text: string): string =>
  text === '…' ? `…${joiner}` : typesetAfterValue(text).replace(share, `${space}$1${space}`).replace(openingWord, space)

/** `typeset` for what stands after a number that is filled in later: ` places`. */
export const typesetAfterNumber = (text: string): string => typeset(`0${text}`).slice(1)

const part = /<[^>]*>|[^<]+/g

/**
 * `typeset` for the text between tags.
 * @param html sanitised
 */
export const typesetHtml = (html: string): string =>
  html.replaceAll(part, (found) => (found.startsWith('<') ? found : typeset(found)))
