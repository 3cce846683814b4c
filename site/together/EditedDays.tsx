import { PlannerItem } from '@tropa/library/PlannerItem/dressed.ts'
import type { PlannerAction, PlannerItemProps } from '@tropa/library/PlannerItem/PlannerItem.tsx'
import { keyOf, plannedDays, type PlannedObject, stepped } from '@tropa/machines'
import { useRef } from 'react'
import { useWords } from '../messages/intl.tsx'
import { Picture } from '../pictures/Picture.tsx'
import type { TrackObject } from '../planner/track-objects.ts'
import { useFocusKept } from '../planner/useFocusKept.ts'
import { StandInNote } from '../planner/StandInNote.tsx'
import { useStopTitle } from '../planner/useStopTitle.ts'
import { SharedConflict, SharedDayHead, useWhereAndWhen } from './SharedDays.tsx'
import * as styles from './together.css.ts'
import type { SharedEditing } from './useSharedEditing.ts'
import type { SharedPlan } from './useSharedPlan.ts'

export type EditedDaysProps = { plan: SharedPlan; editing: SharedEditing }

/** The days of a shared track, with the tools that change it. */
export function EditedDays({ plan, editing }: EditedDaysProps) {
  const say = useWords()
  const { track, objects } = plan
  const around = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusKept(around, track)
  if (objects.length === 0) return <p>{say('together.empty')}</p>

  /** The button of the row goes with it. */
  const focusBeside = (index: number) => {
    const buttons = around.current?.querySelectorAll<HTMLButtonElement>('button[value="remove"]')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1]
    if (next) next.focus()
    else around.current?.focus()
  }
  const act = (stop: PlannedObject, index: number) => async (action: PlannerAction) => {
    if (action !== 'remove') {
      keepFocus()
      await editing.step(stop, action)
      return
    }
    const isFocused = around.current?.contains(document.activeElement)
    if (isFocused) focusBeside(index)
    await editing.remove(stop)
  }
  const numberOf = (stop: PlannedObject) => objects.findIndex(({ object }) => keyOf(object) === keyOf(stop))
  return (
    <div ref={around} tabIndex={-1} className={styles.days}>
      <StandInNote weather={plan.weather} />
      {plannedDays(track).map((day) => (
        <section key={day.day} className={styles.day}>
          <SharedDayHead day={day} plan={plan} />
          <ol className={styles.stops}>
            {day.stops.map((one) => {
              const number = numberOf(one)
              const stop = objects[number]
              if (!stop) return null
              return (
                <EditedStop
                  key={keyOf(one)}
                  {...{ stop, plan }}
                  number={number + 1}
                  isFirst={stepped(track, one, 'up') === null}
                  isLast={stepped(track, one, 'down') === null}
                  onAction={(action) => void act(one, number)(action)}
                />
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}

type EditedStopProps = Pick<PlannerItemProps, 'number' | 'isFirst' | 'isLast' | 'onAction'> & {
  stop: TrackObject
  plan: SharedPlan
}

function EditedStop({ stop, plan, ...row }: EditedStopProps) {
  const { object, card } = stop
  const whereAndWhen = useWhereAndWhen(plan)
  const title = useStopTitle()(stop)
  const hasConflict = plan.schedule.conflicts.has(keyOf(object))
  const below = (object.note || hasConflict) && (
    <>
      {object.note && <p>{object.note}</p>}
      <SharedConflict stop={stop} plan={plan} />
    </>
  )
  return (
    <PlannerItem
      {...row}
      sortKey={keyOf(object)}
      title={title}
      isGone={!card}
      {...(card && { href: card.link, picture: <Picture cover={card.cover} />, note: whereAndWhen(stop) })}
      {...(below && { below })}
    />
  )
}
