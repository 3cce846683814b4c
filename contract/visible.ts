import * as v from 'valibot'

/**
 * Shows nothing by itself: white space, control characters, default ignorable ones (among them letters, such as the
 * Hangul filler), and blanks that Unicode calls symbols or letters.
 * @see https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const blanks = /[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}]/gu

const isVisible = (text: string) => text.replace(blanks, '') !== ''

/** A text with visible characters; one that only looks blank counts as empty. */
export const visible = v.check(isVisible, 'required')
