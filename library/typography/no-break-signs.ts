/** A no-break space: a line never breaks there. */
export const space = '\u00a0'
/** A word joiner, which keeps both sides of a hyphen on one line. It has no width and is invisible. */
export const joiner = '\u2060'

/** The space after `words`, before an element such as a link: a no-break one after a word of one or two letters. */
export const spaceAfter = (words: string): string => (/(?<![\p{L}\p{N}])\p{L}{1,2}$/u.test(words) ? space : ' ')

/** The dash of a range such as `11–13`: a line never breaks after it. */
export const rangeDash = `–${joiner}`

/** The text with plain spaces and hyphens, for files that other programs read. */
export const untypeset = (text: string): string => text.replaceAll(space, ' ').replaceAll(joiner, '')

/** The text for a font without a word joiner, with no-break hyphens instead. */
export const withoutJoiners = (text: string): string => text.replaceAll(`-${joiner}`, '\u2011').replaceAll(joiner, '')
