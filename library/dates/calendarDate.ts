/**
 * Whether a text is the 'YYYY-MM-DD' of a day that exists, in the years 1 to 9999. For other texts browsers may return
 * an invalid date, or a day of the next month.
 * @see ISO 8601-1, 5.2.2.1
 */
export const isDate = (text: string): boolean =>
  /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).getUTCDate() === Number(text.slice(8))
