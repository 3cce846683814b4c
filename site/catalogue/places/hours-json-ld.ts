import type { OpeningHours } from '@tropa/contract'
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const dayOf = (weekday: number): DayOfWeek[] => {
  const day = days[weekday - 1]
  return day ? [`https://schema.org/${day}`] : []
}

/** A closing time of midnight is the end of that day: schema.org reads `00:00` as its beginning. */
const closing = (time: string) => (time === '00:00' ? '23:59' : time)

const spans = ({ opens, closes, break_opens, break_closes }: OpeningHours): [string, string][] =>
  break_opens && break_closes
    ? [
        [opens, break_opens],
        [break_closes, closes],
      ]
    : [[opens, closes]]

/** A day with a break has two spans. */
export const hoursOf = (all: readonly OpeningHours[] | undefined): OpeningHoursSpecification[] | undefined =>
  all?.flatMap((hours) =>
    spans(hours).map(([opens, closes]): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days.flatMap(dayOf),
      opens,
      closes: closing(closes),
      validFrom: hours.valid_from ?? undefined,
      validThrough: hours.valid_through ?? undefined,
    })),
  )
