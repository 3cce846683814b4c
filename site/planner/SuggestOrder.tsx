import { Button } from '@tropa/library/Button/dressed.ts'
import { useRef, useState } from 'react'
import { kilometres } from '../geography/distance.ts'
import { useWords } from '../messages/intl.tsx'
import * as styles from './plan.css.ts'
import { timesOf, waysOf } from './schedule/day-times.ts'
import { suggestedOrder } from './schedule/suggested-order.ts'
import type { PlannedVisit } from './schedule/planned-visit.ts'
import { TimeOfVisit } from './TimeOfVisit.tsx'
import type { ScheduledDay } from './useSchedule.ts'

/** What a `SuggestOrder` takes. `onApply` takes the keys of the day's stops in the new order. */
export type SuggestOrderProps = { day: ScheduledDay; onApply: (keys: readonly string[]) => void }

type Shown =
  | { kind: 'none' }
  | { kind: 'same' }
  | { kind: 'preview'; order: readonly PlannedVisit[]; of: readonly PlannedVisit[] }

/** Finds a better order of a day, and shows it before anything changes. */
export function SuggestOrder({ day, onApply }: SuggestOrderProps) {
  const say = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState<Shown>({ kind: 'none' })
  if (day.visits.length < 3) return null
  const suggest = () => {
    const order = suggestedOrder(day.visits, day.date)
    const isSame = order.every((visit, index) => visit === day.visits[index])
    setShown(isSame ? { kind: 'same' } : { kind: 'preview', order, of: day.visits })
  }
  const end = () => {
    setShown({ kind: 'none' })
    button.current?.focus()
  }
  const apply = (order: readonly PlannedVisit[]) => {
    onApply(order.map(({ key }) => key))
    end()
  }
  return (
    <div className={styles.suggest}>
      <div>
        <Button ref={button} variant="quiet" aria-label={say('plan.suggestFor', { day: day.day })} onClick={suggest}>
          {say('plan.suggest')}
        </Button>
      </div>
      <div role="status">
        {shown.kind === 'same' && <p>{say('plan.suggestSame')}</p>}
        {shown.kind === 'preview' && shown.of === day.visits && (
          <Preview day={day} order={shown.order} onApply={() => apply(shown.order)} onEnd={end} />
        )}
      </div>
    </div>
  )
}

type PreviewProps = { day: ScheduledDay; order: readonly PlannedVisit[]; onApply: () => void; onEnd: () => void }

function Preview({ day, order, onApply, onEnd }: PreviewProps) {
  const say = useWords()
  const times = timesOf(order, day.date)
  const [before, after] = [waysOf(day.times), waysOf(times)]
  return (
    <div className={styles.preview}>
      <p>{say('plan.suggested', { before: kilometres(say, before.km), after: kilometres(say, after.km) })}</p>
      <ol className={styles.previewList}>
        {times.map((timed) => (
          <li key={timed.visit.key}>
            <TimeOfVisit timed={timed} /> {timed.visit.title}
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={onApply}>
          {say('plan.suggestApply')}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {say('plan.suggestCancel')}
        </Button>
      </div>
    </div>
  )
}
