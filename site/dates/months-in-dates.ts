/**
 * The twelve months as they stand in dates: `января`, `January`. By locale, since a page has the words of its own
 * language alone.
 */
export function monthsInDates(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2000, month))
    return parts.find(({ type }) => type === 'month')?.value ?? ''
  })
}
