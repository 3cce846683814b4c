/** An instant on a place's own calendar and clock: `YYYY-MM-DD` and `HH:MM`. @param instant RFC 3339 */
export function localMoment(instant: string, timeZone: string): { date: string; time: string } {
  const at = new Date(instant)
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
  return { date, time }
}

/** How far a zone's clock is from UTC on a day, as `UTC+5`. @param date `YYYY-MM-DD` */
export function utcOffset(timeZone: string, date: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date(`${date}T12:00:00Z`))
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return offset.replace('GMT', 'UTC').replace(/\+0$/, '')
}
