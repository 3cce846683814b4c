/**
 * Whether a text is 'YYYY-MM-DD' of a day that exists. A browser may answer another with an invalid date, or with a day
 * of the next month. Years 1 to 9999.
 * @see ISO 8601-1, 5.2.2.1
 */
export const isDate = (text: string): boolean =>
  /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).getUTCDate() === Number(text.slice(8))
