import type { Daylight } from '../../dates/daylight.ts'

/** Hours of darkness between the civil twilights from which stars and auroras can be seen. */
const darkNightHours = 9

/** How dark a night is: `white` has no end of twilight, `dark` lasts long enough for auroras. */
export function nightOf({ dawn, dusk, lengthMinutes }: Daylight): 'white' | 'short' | 'dark' {
  if (dawn === null || dusk === null) return lengthMinutes > 12 * 60 ? 'white' : 'dark'
  return 24 - (dusk - dawn) >= darkNightHours ? 'dark' : 'short'
}

const clothesFrom = [
  { name: 'warm', meanFrom: 12 },
  { name: 'fresh', meanFrom: 4 },
  { name: 'cold', meanFrom: -8 },
  { name: 'frost', meanFrom: -Infinity },
] as const

/** What to wear at the mean temperature of a month. @param norm °C */
export function clothesOf({ day, night }: { day: number; night: number }): (typeof clothesFrom)[number]['name'] {
  const mean = (day + night) / 2
  return clothesFrom.find(({ meanFrom }) => mean >= meanFrom)?.name ?? 'frost'
}
