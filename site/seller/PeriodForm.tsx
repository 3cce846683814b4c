import { Button } from '@tropa/library/Button/dressed.ts'
import { useState, type FormEvent } from 'react'
import { useWords } from '../messages/intl.tsx'
import type { Period } from './period.ts'
import * as styles from './seller.css.ts'

/** The first and the last day of the report. */
export function PeriodForm({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const say = useWords()
  const [{ from, to }, setTyped] = useState(period)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (from !== '' && to !== '') onChange(from <= to ? { from, to } : { from: to, to: from })
  }
  return (
    <form className={styles.period} onSubmit={submit} aria-label={say('sales.show')}>
      <label className={styles.day}>
        {say('sales.from')}
        <input
          type="date"
          required
          className={styles.dayInput}
          value={from}
          onChange={(event) => setTyped({ from: event.target.value, to })}
        />
      </label>
      <label className={styles.day}>
        {say('sales.to')}
        <input
          type="date"
          required
          className={styles.dayInput}
          value={to}
          onChange={(event) => setTyped({ from, to: event.target.value })}
        />
      </label>
      <Button type="submit">{say('sales.show')}</Button>
    </form>
  )
}
