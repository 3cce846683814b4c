import { Button } from '@tropa/library/Button/dressed.ts'
import type { PlannerAction } from '@tropa/library/PlannerItem/PlannerItem.tsx'
import { SortableList } from '@tropa/library/SortableList/dressed.ts'
import {
  keyOf,
  type DaysChange,
  orderOf,
  type PlannedDay,
  plannedDays,
  positionOf,
  stepped,
  toDay,
  type Track,
  withNewDay,
} from '@tropa/machines'
import { Fragment, useMemo, useRef } from 'react'
import { useTrackActor } from './active-track.tsx'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { changeOfRows, type PlanRow, rowsOf } from './plan-rows.ts'
import { PlanDay } from './PlanDay.tsx'
import { PlanLeg } from './PlanLeg.tsx'
import { SuggestOrder } from './SuggestOrder.tsx'
import { visitTime } from './TimeOfVisit.tsx'
import { useDayWeather } from './useDayWeather.ts'
import type { Roads } from './useRoads.ts'
import { useSchedule } from './useSchedule.ts'
import { UnwiseOfStop } from './UnwiseOfStop.tsx'
import type { Conflict } from './schedule/conflicts.ts'
import * as styles from './plan.css.ts'
import { PlanStop } from './PlanStop.tsx'
import { type DayChoice, StopDetails } from './StopDetails.tsx'
import { legsOf, type TrackObject } from './track-objects.ts'
import { useDayTitle } from './useDayTitle.ts'
import { useFocusKept } from './useFocusKept.ts'
import { useMoveAnnounced } from './useMoveAnnounced.ts'
import { useRemovals } from './useRemovals.ts'
import { useStopTitle } from './useStopTitle.ts'

/** What a `Plan` takes. */
export type PlanProps = {
  track: Track
  /** In the order of their days. */
  objects: readonly TrackObject[]
  roads: Roads
  /** Whether a card that is missing could not be had; else it is on its way. */
  isFailed: boolean
  /** Takes focus when the last stop is removed. */
  focusWhenEmpty: () => void
}

/** The stops of each day in order, each with what leads to the next one. */
export function Plan({ track, objects, roads, isFailed, focusWhenEmpty }: PlanProps) {
  const say = useWords()
  const actor = useTrackActor()
  const { remove } = useRemovals()
  const notify = useNotify()
  const titleOf = useStopTitle()
  const dayTitle = useDayTitle(track)
  const list = useRef<HTMLOListElement>(null)
  const keepFocus = useFocusKept(list, track)
  const { announcement, announce } = useMoveAnnounced(titleOf)

  const days = plannedDays(track)
  const schedule = useSchedule(track, objects, roads)
  const cards = useMemo(() => objects.flatMap(({ card }) => card ?? []), [objects])
  const weather = useDayWeather(schedule.days, cards)
  const rows = rowsOf(days)
  const byKey = new Map(objects.map((stop) => [keyOf(stop.object), stop]))
  const legs = new Map(legsOf(objects, roads.between).map((leg, index) => [objects[index], leg]))

  /** Before a row goes: its button would take focus with it. */
  const focusBeside = (number: number) => {
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button[value="remove"]')
    const next = buttons?.[number] ?? buttons?.[number - 2]
    if (next) next.focus()
    else focusWhenEmpty()
  }
  const change = (moved: TrackObject, made: DaysChange | null) => {
    if (!made) return
    keepFocus()
    actor.send(made)
    announce(moved, actor.getSnapshot().context.track)
  }
  const act = (stop: TrackObject, number: number) => (action: PlannerAction) => {
    const now = actor.getSnapshot().context.track
    if (action !== 'remove') return change(stop, stepped(now, stop.object, action))
    focusBeside(number)
    remove(stop.object, titleOf(stop))
  }
  const choose = (stop: TrackObject) => (choice: DayChoice) => {
    const now = actor.getSnapshot().context.track
    const last = plannedDays(now).findLast(({ day }) => day !== null)?.day ?? 1
    change(stop, toDay(now, stop.object, choice === 'new' ? last + 1 : choice))
  }
  const fix = (stop: TrackObject, conflict: Conflict) => () => {
    const now = actor.getSnapshot().context.track
    if (conflict.fix.kind === 'day') return change(stop, toDay(now, stop.object, conflict.fix.day))
    if (conflict.fix.kind === 'first') return change(stop, toDay(now, stop.object, conflict.day, 0))
    focusBeside(positionOf(now, stop.object) ?? 1)
    remove(stop.object, titleOf(stop))
  }
  const reorderDay = (number: number) => (keys: readonly string[]) => {
    const now = plannedDays(actor.getSnapshot().context.track)
    const ordered = ({ stops }: PlannedDay) => [
      ...keys.flatMap((key) => stops.find((stop) => keyOf(stop) === key) ?? []),
      ...stops.filter((stop) => !keys.includes(keyOf(stop))),
    ]
    const before = actor.getSnapshot().context.track
    actor.send(orderOf(now.map((one) => (one.day === number ? { ...one, stops: ordered(one) } : one))))
    notify({
      text: say('plan.reordered', { day: number }),
      tone: 'done',
      undo: () => actor.send(orderOf(plannedDays(before))),
    })
  }
  const addDay = () => {
    const made = withNewDay(actor.getSnapshot().context.track)
    if (made) actor.send(made)
  }
  const sort = (keys: readonly string[], moved: string) => {
    actor.send(changeOfRows(plannedDays(actor.getSnapshot().context.track), keys))
    const stop = byKey.get(moved)
    if (stop) announce(stop, actor.getSnapshot().context.track)
  }
  const itemOf = (row: PlanRow) => {
    if (row.kind === 'day') return { key: row.key, text: dayTitle(row.day.day), isFixed: true }
    const stop = byKey.get(row.key)
    return { key: row.key, text: stop ? titleOf(stop) : '' }
  }
  const stopsOf = ({ stops }: PlannedDay) => stops.flatMap((stop) => byKey.get(keyOf(stop)) ?? [])

  return (
    <div className={styles.plan}>
      <SortableList ref={list} label={say('track.title')} items={rows.map(itemOf)} onReorder={sort}>
        {(item, sorted, index) => {
          const row = rows[index]
          if (!row) return null
          if (row.kind === 'day')
            return (
              <PlanDay
                sortKey={row.key}
                part={days.indexOf(row.day)}
                day={row.day}
                stops={stopsOf(row.day)}
                track={track}
                weather={row.day.day === null ? undefined : weather.days.get(row.day.day)}
              />
            )
          const stop = byKey.get(row.key)
          if (!stop) return null
          const timed = schedule.times.get(row.key)
          const conflict = schedule.conflicts.get(row.key)
          const isLastOfDay = row.index === row.day.stops.length - 1
          return (
            <Fragment>
              <PlanStop
                {...{ stop, item, isFailed }}
                row={sorted}
                number={row.number}
                isFirst={!stepped(track, stop.object, 'up')}
                isLast={!stepped(track, stop.object, 'down')}
                onAction={act(stop, row.number)}
                time={timed && visitTime(timed)}
                problem={
                  <>
                    {conflict && <ConflictNotice conflict={conflict} title={item.text} onFix={fix(stop, conflict)} />}
                    <UnwiseOfStop
                      {...{ stop, track, weather }}
                      day={row.day.day}
                      visit={schedule.visits.get(row.key)}
                      onDay={(day) => change(stop, toDay(actor.getSnapshot().context.track, stop.object, day))}
                    />
                  </>
                }
                details={<StopDetails stop={stop} day={row.day.day} days={days} onDay={choose(stop)} />}
              />
              {!isLastOfDay && <PlanLeg leg={legs.get(stop) ?? null} />}
            </Fragment>
          )
        }}
      </SortableList>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
      {schedule.days.map((day) => (
        <SuggestOrder key={day.day} day={day} onApply={reorderDay(day.day)} />
      ))}
      <p className={styles.timesNote}>{say('plan.timesNote')}</p>
      <div>
        <Button onClick={addDay}>{say('plan.addDay')}</Button>
      </div>
    </div>
  )
}
