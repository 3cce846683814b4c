import type { SharedTrack } from '@tropa/contract'
import { PlannerItem } from '@tropa/library/PlannerItem/dressed.ts'
import type { PlannerAction } from '@tropa/library/PlannerItem/PlannerItem.tsx'
import { keyOf, parseTrack, type PlannedDay, type PlannedObject, plannedDays, planOf, stepped } from '@tropa/machines'
import { useRef } from 'react'
import { useWords } from '../messages/intl.tsx'
import { Picture } from '../pictures/Picture.tsx'
import { useFocusKept } from '../planner/useFocusKept.ts'
import { sharedCard, useSharedTitles } from './shared-cards.ts'
import * as styles from './together.css.ts'
import type { SharedEditing } from './useSharedEditing.ts'

export type EditedDaysProps = {
  track: SharedTrack
  /** `null`: nothing can be changed any more. */ editing: SharedEditing | null
}

/** The days of a shared track, with the tools that change it. */
export function EditedDays({ track, editing }: EditedDaysProps) {
  const say = useWords()
  const { dayTitle } = useSharedTitles(track)
  const plan = parseTrack(track)
  const around = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusKept(around, track)
  const days = plannedDays(plan)
  if (planOf(plan).length === 0) return <p>{say('together.empty')}</p>

  /** The button of the row goes with it. */
  const focusBeside = (index: number) => {
    const buttons = around.current?.querySelectorAll<HTMLButtonElement>('button[value="remove"]')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1]
    if (next) next.focus()
    else around.current?.focus()
  }
  const act = (stop: PlannedObject, index: number) => async (action: PlannerAction) => {
    if (!editing) return
    if (action !== 'remove') {
      keepFocus()
      await editing.step(stop, action)
      return
    }
    const isFocused = around.current?.contains(document.activeElement)
    if (isFocused) focusBeside(index)
    await editing.remove(stop)
  }
  const numbered = planOf(plan)
  const numberOf = (stop: PlannedObject) => numbered.findIndex((one) => keyOf(one) === keyOf(stop))
  return (
    <div ref={around} tabIndex={-1} className={styles.days}>
      {days.map((day) => (
        <section key={day.day} className={styles.day}>
          <h2 className={styles.dayTitle}>{dayTitle(day.day)}</h2>
          {day.note !== undefined && <p>{day.note}</p>}
          <DayStops
            {...{ day, track }}
            rowOf={(stop) => ({
              number: numberOf(stop) + 1,
              isFirst: stepped(plan, stop, 'up') === null,
              isLast: stepped(plan, stop, 'down') === null,
              ...(editing && { onAction: (action: PlannerAction) => void act(stop, numberOf(stop))(action) }),
            })}
          />
        </section>
      ))}
    </div>
  )
}

type Row = { number: number; isFirst: boolean; isLast: boolean; onAction?: (action: PlannerAction) => void }
type DayStopsProps = { day: PlannedDay; track: SharedTrack; rowOf: (stop: PlannedObject) => Row }

function DayStops({ day, track, rowOf }: DayStopsProps) {
  const { titleOf } = useSharedTitles(track)
  return (
    <ol className={styles.stops}>
      {day.stops.map((stop) => {
        const card = sharedCard(track, stop)
        const isGone = !card || card.is_removed === true
        return (
          <PlannerItem
            key={keyOf(stop)}
            {...rowOf(stop)}
            sortKey={keyOf(stop)}
            title={titleOf(stop)}
            isGone={isGone}
            {...(!isGone && {
              href: card.link,
              picture: <Picture cover={card.cover} />,
              note: card.territory?.the_title,
            })}
            {...(stop.note && { below: <p>{stop.note}</p> })}
          />
        )
      })}
    </ol>
  )
}
