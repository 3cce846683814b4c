/** Characters of a ticket's code, and of its end that is typed at a gate where the QR code cannot be read. */
export const codeLengths = { whole: 26, short: 8 } as const

/**
 * A typed code as it is stored: without spaces and hyphens, with the digits in place of letters that look like them.
 */
export const writtenCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** The end of a code in two groups, as it is read out: `7K4M-29TQ`. */
export const shortCode = (code: string): string => code.slice(-codeLengths.short).replace(/^.{4}/, '$&-')
