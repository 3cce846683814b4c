import { space } from './no-break-signs.ts'

/**
 * A text of `Intl` with plain spaces. Servers and browsers have other data of languages: one writes `2026 г.` with a
 * plain space, another with a narrow one, and a page would have two texts.
 */
export const plainSpaces = (formatted: string): string => formatted.replace(/[\u00a0\u2007-\u200a\u202f]/g, ' ')

/** A number as `Intl` writes it, in which no line ends and every space is the same one, wherever it is written. */
export const unbrokenNumber = (formatted: string): string => plainSpaces(formatted).replaceAll(' ', space)
