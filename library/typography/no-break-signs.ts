/** No line ends there. */
export const space = '\u00a0'
/** Keeps the sides of a hyphen together. It has no width and no picture. */
export const joiner = '\u2060'

/** Between words and what is drawn after them, as a link: no line ends after a word of one or two letters. */
export const spaceAfter = (words: string): string => (/(?<![\p{L}\p{N}])\p{L}{1,2}$/u.test(words) ? space : ' ')

/** Between the ends of a range, as `11–13`: no line ends after it. */
export const rangeDash = `–${joiner}`

/** The text with plain spaces and hyphens, for files that other programs read. */
export const untypeset = (text: string): string => text.replaceAll(space, ' ').replaceAll(joiner, '')

/** The text for a font that has no joiner: a hyphen that is never broken stands in its place. */
export const withoutJoiners = (text: string): string => text.replaceAll(`-${joiner}`, '\u2011').replaceAll(joiner, '')

/**
 * A text of `Intl` with plain spaces. Servers and browsers have other data of languages: one writes `2026 г.` with a
 * plain space, another with a narrow one, and a page would have two texts.
 */
export const plainSpaces = (formatted: string): string => formatted.replace(/[\u00a0\u2007-\u200a\u202f]/g, ' ')

/** A number as `Intl` writes it, in which no line ends and every space is the same one, wherever it is written. */
export const unbrokenNumber = (formatted: string): string => plainSpaces(formatted).replaceAll(' ', space)
