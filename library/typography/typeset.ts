import { joiner, rangeDash, space } from './no-break-signs.ts'

/** The beginning of a word; not after a hyphen or an apostrophe. */
const wordBegins = String.raw`(?<![\p{L}\p{N}\-'’\u2060])`
/** Not after a number, because a unit belongs to the number before it, not to the word after it. */
const notAfterNumber = String.raw`(?<!\d[ \u00a0])`

/** A short part of a hyphenated word, which should not be alone on a line. Longer digits are a code to be copied. */
const shortPart = String.raw`(?:\p{Script=Cyrillic}{1,3}|\p{Script=Latin}{1,2}|\p{N}{1,4})`
const partBegins = String.raw`(?<![\p{L}\p{N}])(?<![@/.:_][\p{L}\p{N}_-]*)`
const partEnds = String.raw`(?![\p{L}\p{N}])`
/** Not in web and e-mail addresses, which must stay copyable. */
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
  // The dash of a range: hours, days, degrees. A line may break after a dash between two words.
  [/(?<=\S)(?<!\p{L}(?=–\p{L}))–(?![\s\u2060])/gu, rangeDash],
  [/(?<=\d°?)…(?=[−+\d])/gu, `…${joiner}`],
]

/**
 * Adds no-break spaces where a line must not break: after words of one or two letters, before a dash, between a number
 * and its noun. Keeps hyphenated names, words with a short part (`по-русски`, `T-shirt`) and ranges (`10:00–18:00`) on
 * one line. It is idempotent.
 * @param text without markup
 */
export const typeset = (text: string): string =>
  rules.reduce((set, [pattern, replacement]) => set.replaceAll(pattern, replacement), text)

const unit = /^ (?:км|м|мм|см|га|кг|мин|ч|[КМ]Б|km|m|mm|cm|ha|kg|min|h|[KM]B)(?!\p{L})/u

/** `typeset` for a text after a value that is filled in later, a number or not: ` km on foot`, ` – open`. */
export const typesetAfterValue = (text: string): string =>
  unit.test(text) ? typesetAfterNumber(text) : typeset(`word${text}`).slice('word'.length)

/** The first word after an opening bracket, before a value. */
const openingWord = /(?<=\(\p{L}+) $/u

/** The text between the values of a share, such as `1 of 3`. */
const share = /^ (из|of)[ \u00a0]$/u

/**
 * `typesetAfterValue` for a text that another value follows: in a range such as `−13°…−7°`, a share such as `1 of 3`,
 * or ` (mean 1991–2020`.
 */
export const typesetBetweenValues = (text: string): string =>
  text === '…' ? `…${joiner}` : typesetAfterValue(text).replace(share, `${space}$1${space}`).replace(openingWord, space)

/** `typeset` for a text after a number that is filled in later: ` places`. */
export const typesetAfterNumber = (text: string): string => typeset(`0${text}`).slice(1)

const part = /<[^>]*>|[^<]+/g

/**
 * `typeset` for the text between tags.
 * @param html sanitised
 */
export const typesetHtml = (html: string): string =>
  html.replaceAll(part, (found) => (found.startsWith('<') ? found : typeset(found)))
