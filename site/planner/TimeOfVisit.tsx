import { rangeDash } from '@tropa/library/typography/no-break-signs.ts'
import { clockTime } from '../messages/message-formats.ts'
import type { TimedVisit } from './schedule/day-times.ts'

/** `10:00–11:30`, to five minutes. */
export const visitTime = ({ from, to }: Pick<TimedVisit, 'from' | 'to'>): string =>
  `${toFive(from)}${rangeDash}${toFive(to)}`

const toFive = (hours: number) => clockTime(Math.round(hours * 12) / 12)

/** When the visitor is at a stop. */
export const TimeOfVisit = ({ timed }: { timed: TimedVisit }) => <b>{visitTime(timed)}</b>
