import { rangeDash } from '@tropa/library/typography/no-break-signs.ts'
import { clockTime } from '../messages/message-formats.ts'
import type { TimedVisit } from './schedule/day-times.ts'

/** `10:00–11:30`, rounded to five minutes; `18:30` if only the arrival matters, as at a hotel. */
export const visitTime = ({ from, to }: Pick<TimedVisit, 'from' | 'to'>): string =>
  from === to ? toFive(from) : `${toFive(from)}${rangeDash}${toFive(to)}`

const toFive = (hours: number) => clockTime(Math.round(hours * 12) / 12)

/** When the visitor is at a stop. */
export const TimeOfVisit = ({ timed }: { timed: TimedVisit }) => <b>{visitTime(timed)}</b>
