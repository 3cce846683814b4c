import type { CalendarDate } from '@tropa/contract'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { DatePicker } from '@tropa/library/DatePicker/dressed.ts'
import { useIsHydrated } from '@tropa/library/useIsHydrated.ts'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { pageAddress } from '../../addresses/page-address.ts'
import type { ListFilters } from '../lists/list-filters.ts'
import { OtherFilters } from '../lists/OtherFilters.tsx'
import { useWords } from '../../messages/intl.tsx'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { isReversed } from './filter-days.ts'
import * as styles from './event.css.ts'

/** A form for the first and the last day. It keeps the other filters of the address. */
export function DatesForm({ filters }: { filters: ListFilters }) {
  const say = useWords()
  const form = useRef<HTMLFormElement>(null)
  const problem = useId()
  const { from, to } = filters
  const isWrong = isReversed(filters)
  // After Back the fields must show the days of the address again.
  useEffect(() => form.current?.reset(), [from, to])
  return (
    <form
      ref={form}
      className={styles.form}
      action={pageAddress('/events')}
      data-keep-scroll=""
      aria-label={say('events.dates')}
    >
      <OtherFilters filters={filters} shown={['from', 'to']} />
      <DayField name="from" label={say('events.from')} day={from} />
      <DayField name="to" label={say('events.to')} day={to} {...(isWrong && { problem })} />
      <Button type="submit">{say('events.show')}</Button>
      {isWrong && (
        <div id={problem} className={styles.wrong}>
          <Alert key={`${from}${to}`} tone="danger" role="alert" title={say('events.reversed')} />
        </div>
      )}
    </form>
  )
}

type DayFieldProps = { name: 'from' | 'to'; label: string; day: CalendarDate | undefined; problem?: string }

/** The browser's own field until scripts run; then the portal's, which loads its calendar when it is opened. */
function DayField({ name, label, day, problem }: DayFieldProps) {
  const say = useWords()
  const { today } = useSession()
  const plain = useRef<HTMLInputElement>(null)
  const [date, setDate] = useState<string | null>(day ?? null)
  // Keeps a date that was chosen before scripts ran.
  useLayoutEffect(() => setDate((known) => plain.current?.value || known), [])
  if (useIsHydrated()) {
    return (
      <DatePicker
        name={name}
        label={label}
        value={date}
        defaultValue={day ?? null}
        onChange={setDate}
        today={today}
        error={problem && say('events.isBefore')}
      />
    )
  }
  return (
    <label className={styles.day}>
      <span className={styles.dayLabel}>{label}</span>
      <input
        ref={plain}
        className={styles.dayInput}
        type="date"
        name={name}
        defaultValue={day ?? ''}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': problem })}
      />
    </label>
  )
}
