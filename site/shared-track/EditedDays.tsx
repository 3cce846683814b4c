import { PlannerItem } from '@tropa/library/PlannerItem/dressed.ts'
import type { PlannerAction, PlannerItemProps } from '@tropa/library/PlannerItem/PlannerItem.tsx'
import { type DaysChange, keyOf, plannedDays, type PlannedObject, stepped, type Track } from '@tropa/machines'
import { Fragment, useRef } from 'react'
import { useWords } from '../messages/intl.tsx'
import { Picture } from '../pictures/Picture.tsx'
import { ConflictNotice } from '../planner/ConflictNotice.tsx'
import { dateText } from '../planner/conflict-text.ts'
import { changeOfMove } from '../planner/fix-change.ts'
import type { Conflict } from '../planner/schedule/conflicts.ts'
import type { Fix } from '../planner/schedule/fixes.ts'
import type { TrackObject } from '../planner/track-objects.ts'
import { dateOfDay } from '../planner/plan-dates.ts'
import { useStartDate } from '../planner/useDayTitle.ts'
import { useFocusKept } from '../planner/useFocusKept.ts'
import { StandInNote } from '../planner/StandInNote.tsx'
import { useStopTitle } from '../planner/useStopTitle.ts'
import { SharedDayHead, SharedLeg, useWhereAndWhen } from './SharedDays.tsx'
import * as styles from './shared-track.css.ts'
import type { SharedEditing } from './useSharedEditing.ts'
import type { SharedPlan } from './useSharedPlan.ts'

export type EditedDaysProps = { plan: SharedPlan; editing: SharedEditing }

/** The days of a shared track, with the tools that change it. */
export function EditedDays({ plan, editing }: EditedDaysProps) {
  const say = useWords()
  const { track, objects } = plan
  const start = useStartDate(track)
  const around = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusKept(around, track)
  if (objects.length === 0) return <p>{say('sharedEditing.empty')}</p>

  const numberOf = (stop: PlannedObject) => objects.findIndex(({ object }) => keyOf(object) === keyOf(stop))
  /** The button is removed with its row. */
  const focusBeside = (index: number) => {
    const buttons = around.current?.querySelectorAll<HTMLButtonElement>('button[value="remove"]')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1]
    if (next) next.focus()
    else around.current?.focus()
  }
  const remove = (stop: PlannedObject) => {
    const isFocused = around.current?.contains(document.activeElement)
    if (isFocused) focusBeside(numberOf(stop))
    void editing.remove(stop)
  }
  const reorder = (stop: PlannedObject, orderOf: (track: Track) => DaysChange | null) => {
    keepFocus(keyOf(stop))
    void editing.reorder(orderOf)
  }
  const actionsOf = (stop: PlannedObject): StopActions => ({
    onAction: (action) => (action === 'remove' ? remove(stop) : reorder(stop, (now) => stepped(now, stop, action))),
    onFix: (fix, day) =>
      fix.kind === 'remove' ? remove(stop) : reorder(stop, (now) => changeOfMove(now, stop, fix, day)),
  })
  return (
    <div ref={around} tabIndex={-1} className={styles.days}>
      <StandInNote weather={plan.weather} />
      {plannedDays(track).map((day) => (
        <section key={day.day} className={styles.day}>
          <SharedDayHead day={day} plan={plan} />
          <ol className={styles.stops}>
            {day.stops.map((one, index) => {
              const number = numberOf(one)
              const stop = objects[number]
              if (!stop) return null
              return (
                <Fragment key={keyOf(one)}>
                  <EditedStop
                    {...{ stop, plan }}
                    number={number + 1}
                    isFirst={stepped(track, one, 'up') === null}
                    isLast={stepped(track, one, 'down') === null}
                    {...actionsOf(one)}
                  />
                  {index < day.stops.length - 1 && <SharedLeg {...{ stop, plan }} date={dateOfDay(start, day.day)} />}
                </Fragment>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}

type StopActions = {
  onAction: (action: PlannerAction) => void
  /** @param day that the stop is on */
  onFix: (fix: AllowedFix, day: number) => void
}
type EditedStopProps = Pick<PlannerItemProps, 'number' | 'isFirst' | 'isLast'> &
  StopActions & { stop: TrackObject; plan: SharedPlan }

function EditedStop({ stop, plan, onFix, ...row }: EditedStopProps) {
  const { object, card } = stop
  const whereAndWhen = useWhereAndWhen(plan)
  const title = useStopTitle()(stop)
  const conflict = plan.schedule.conflicts.get(keyOf(object))
  const below = (object.note || conflict) && (
    <>
      {object.note && <p>{object.note}</p>}
      {conflict && (
        <EditedConflict
          {...{ conflict, title }}
          fixes={plan.schedule.fixesOf(conflict)}
          onFix={(fix) => onFix(fix, conflict.day)}
        />
      )}
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

/** Fixes except those that change the date of the trip, which is its author's. */
type AllowedFix = Exclude<Fix, { kind: 'trip' }>

type EditedConflictProps = {
  conflict: Conflict
  title: string
  fixes: readonly Fix[]
  onFix: (fix: AllowedFix) => void
}

/** A stop's conflict, with the fixes that a visitor with the right to change the track can make. */
function EditedConflict({ conflict, title, fixes, onFix }: EditedConflictProps) {
  const say = useWords()
  const allowed = fixes.filter((fix) => fix.kind !== 'trip')
  const trip = fixes.find((fix) => fix.kind === 'trip')
  const note = trip && say('sharedEditing.fixTrip', { date: dateText(say, trip.start) })
  return <ConflictNotice conflict={{ ...conflict, fixes: allowed }} {...{ title, note, onFix }} />
}
