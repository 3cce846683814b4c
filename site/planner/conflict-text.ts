import type { CalendarDate } from '@tropa/contract'
import { dayAndMonth } from '../dates/date-formats.ts'
import type { Words } from '../messages/intl.tsx'
import { clockTime } from '../messages/message-formats.ts'
import type { Conflict } from './schedule/conflicts.ts'

/** `5 декабря`, on one line. */
export const dateText = (say: Words, date: CalendarDate): string => {
  const { day, month } = dayAndMonth(date, say.language)
  return `${day}\u00a0${month}`
}

/** Describes a stop's conflict. */
export const conflictText = (say: Words, { kind, session }: Conflict): string =>
  kind === 'notThatDay' && session
    ? say('plan.eventOn', { date: dateText(say, session.date), time: clockTime(session.from) })
    : say(`plan.conflict.${kind}`)
