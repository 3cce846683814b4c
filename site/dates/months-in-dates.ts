/**
 * The twelve months in the form that dates use: `января`, `January`. By locale, because a page has only the words of
 * its own language.
 */
export function monthsInDates(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2000, month))
    return parts.find(({ type }) => type === 'month')?.value ?? ''
  })
}
