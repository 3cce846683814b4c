import { Button } from '@tropa/library/Button/dressed.ts'
import { useRef, useState } from 'react'
import { kilometres } from '../geography/distance.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import { buttonRow } from './button-rows.css.ts'
import * as styles from './plan.css.ts'
import { isVisited, timesOf, waysOf } from './schedule/day-times.ts'
import { gainsOf, type OrderGains } from './schedule/order-gains.ts'
import { suggestedOrder } from './schedule/suggested-order.ts'
import type { PlannedVisit } from './schedule/planned-visit.ts'
import { travelBy } from './schedule/travel.ts'
import { TimeOfVisit } from './TimeOfVisit.tsx'
import { roadKm, useDayRoads } from './useDayRoads.ts'
import type { Roads } from './useRoads.ts'
import type { ScheduledDay } from './schedule/schedule.ts'

/** `onApply` receives the keys of the day's stops in the new order. */
export type SuggestOrderProps = { day: ScheduledDay; onApply: (keys: readonly string[]) => void }

type Shown =
  | { kind: 'none' }
  | { kind: 'same' }
  | { kind: 'asking' }
  | { kind: 'preview'; suggested: readonly string[]; of: readonly string[]; roads: Roads }

const keysOf = (visits: readonly PlannedVisit[]) => visits.map(({ key }) => key)
const isEqual = (keys: readonly string[], others: readonly string[]) => keys.join() === others.join()

/** The order that is previewed; `null`: none, or the day has changed since. */
function previewedOrder(shown: Shown, { visits }: ScheduledDay): readonly PlannedVisit[] | null {
  if (shown.kind !== 'preview' || !isEqual(shown.of, keysOf(visits))) return null
  return shown.suggested.flatMap((key) => visits.find((visit) => visit.key === key) ?? [])
}

/** Finds a better order of a day, and previews it before anything changes. */
export function SuggestOrder({ day, onApply }: SuggestOrderProps) {
  const say = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState<Shown>({ kind: 'none' })
  const roadsOf = useDayRoads()
  if (day.visits.length < 3) return null
  const suggest = async () => {
    setShown({ kind: 'asking' })
    const roads = await roadsOf(day.visits)
    const of = keysOf(day.visits)
    const suggested = keysOf(suggestedOrder(day.visits, day.date, travelBy(roads.legs)))
    setShown(isEqual(suggested, of) ? { kind: 'same' } : { kind: 'preview', suggested, of, roads })
  }
  const end = () => {
    setShown({ kind: 'none' })
    button.current?.focus()
  }
  const apply = (order: readonly PlannedVisit[]) => {
    onApply(keysOf(order))
    end()
  }
  const order = previewedOrder(shown, day)
  return (
    <div className={styles.suggest}>
      <div className={styles.suggestButton}>
        <Button
          ref={button}
          variant="quiet"
          isPending={shown.kind === 'asking'}
          aria-label={say('plan.suggestFor', { day: day.day })}
          onClick={() => void suggest()}
        >
          {say('plan.suggest')}
        </Button>
      </div>
      <div role="status">
        {shown.kind === 'same' && <p>{say('plan.suggestSame')}</p>}
        {shown.kind === 'preview' && order && (
          <Preview day={day} order={order} roads={shown.roads} onApply={() => apply(order)} onEnd={end} />
        )}
      </div>
    </div>
  )
}

type PreviewProps = {
  day: ScheduledDay
  order: readonly PlannedVisit[]
  roads: Roads
  onApply: () => void
  onEnd: () => void
}

/** The least waiting time that is worth mentioning, in minutes. */
const leastWait = 10

/** Texts on what the new order improves besides the kilometres. */
const gainTexts = (say: Words, { fits, light, waits }: OrderGains): string[] => [
  ...(fits > 0 ? [say('plan.suggestFits', { count: fits })] : []),
  ...(light > 0 ? [say('plan.suggestLight', { count: light })] : []),
  ...(waits >= leastWait
    ? [say('plan.suggestWaits', { time: say('plan.duration', { hours: Math.floor(waits / 60), minutes: waits % 60 }) })]
    : []),
]

function Preview({ day, order, roads, onApply, onEnd }: PreviewProps) {
  const say = useWords()
  const travel = travelBy(roads.legs)
  const [now, times] = [timesOf(day.visits, day.date, travel), timesOf(order, day.date, travel)]
  const before = roadKm(day.visits, roads) ?? waysOf(now).km
  const after = roadKm(order, roads) ?? waysOf(times).km
  return (
    <div className={styles.preview}>
      <p>
        {say(roads.isByRoad ? 'plan.suggestedByRoad' : 'plan.suggested', {
          before: kilometres(say, before),
          after: kilometres(say, after),
        })}
        {gainTexts(say, gainsOf(now, times, day.date)).map((text) => ` ${text}`)}
      </p>
      <ol className={styles.previewList}>
        {times.map((timed) => (
          <li key={timed.visit.key}>
            {isVisited(timed) && <TimeOfVisit timed={timed} />} {timed.visit.title}
            {timed.misfit && ` · ${say(`plan.conflict.${timed.misfit}`)}`}
          </li>
        ))}
      </ol>
      <div className={buttonRow}>
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
