import { space } from './no-break-signs.ts'

/**
 * A text of `Intl` with plain spaces. Servers and browsers have different locale data: one formats `2026 г.` with a
 * plain space, another with a narrow one, so hydration would find a different text.
 */
export const plainSpaces = (formatted: string): string => formatted.replace(/[\u00a0\u2007-\u200a\u202f]/g, ' ')

/** A number of `Intl` with no-break spaces, the same on servers and in browsers. */
export const unbrokenNumber = (formatted: string): string => plainSpaces(formatted).replaceAll(' ', space)
