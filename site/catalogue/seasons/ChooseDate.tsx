import { type CalendarDate, isCalendarDate } from '@tropa/contract'
import { withAriaMessages } from '@tropa/library/onIntent/withAriaMessages.ts'
import { useId } from 'react'
import { useWords } from '../../messages/intl.tsx'
import { PlainDateForm } from '../../visitor/PlainDateForm.tsx'
import { useSessionContext } from '../../visitor/SessionProvider.tsx'
import { travelDays } from '../../visitor/travel-time.ts'
import { useFoldOnIntent } from '../../visitor/useFoldOnIntent.ts'
import * as styles from './choose-date.css.ts'
import { useFollowOpenDay } from './useFollowOpenDay.ts'

const loadCalendar = withAriaMessages(() => import('./calendar-part.ts'))

/**
 * Changes the day that a page is shown for, and keeps filters and scroll. The calendar loads on demand; without it, or
 * without scripts, a plain form opens.
 */
export function ChooseDate() {
  const say = useWords()
  const { session, change } = useSessionContext()
  const { travelDate, travelMonth } = session.preferences
  const follow = useFollowOpenDay()
  const id = useId()
  const { fold, summary, part, isComing, open, close } = useFoldOnIntent(loadCalendar)

  const choose = async (date: CalendarDate | null) => {
    close()
    if (await change({ travel_date: date ?? '' })) follow(date)
  }
  return (
    <div className={styles.root}>
      <details ref={fold} open={session.refusedPress?.kind === 'date'}>
        <summary
          ref={summary}
          className={styles.summary}
          aria-haspopup="dialog"
          aria-busy={isComing || undefined}
          onClick={open}
        >
          {say('season.choose')}
        </summary>
        <div className={styles.form}>
          <PlainDateForm label={say('season.date')} submit={say('season.keep')} />
        </div>
      </details>
      {part && (
        <part.CalendarDialog id={id} messages={undefined} trigger={summary} className={part.dialog} onClose={close}>
          <part.Calendar
            value={travelDate}
            min={session.today}
            today={session.today}
            opensAt={travelDays(session.preferences, session.today).date}
            messages={undefined}
            onChoose={(date) => void choose(isCalendarDate(date) ? date : null)}
            onClose={close}
            {...((travelDate || travelMonth) && { withoutDateLabel: say('season.anyDate') })}
          />
        </part.CalendarDialog>
      )}
    </div>
  )
}
