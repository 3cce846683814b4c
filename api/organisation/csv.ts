/**
 * Text that a spreadsheet would read as a formula. Some drop spaces and invisible characters before its sign, and read
 * full-width signs as the usual ones.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A table as CSV for spreadsheets: UTF-8 with a byte order mark, which they need for Cyrillic. A text that begins as a
 * formula gets an apostrophe.
 * @see RFC 4180
 */
export const csvOf = (table: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${table.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
