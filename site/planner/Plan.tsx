import { Button } from '@tropa/library/Button/dressed.ts'
import { SortableList } from '@tropa/library/SortableList/dressed.ts'
import type { Track } from '@tropa/machines'
import { type ReactNode, useMemo, useRef } from 'react'
import { useWords } from '../messages/intl.tsx'
import { PlanDay } from './PlanDay.tsx'
import { PlanStop } from './PlanStop.tsx'
import { buttonRow } from './button-rows.css.ts'
import * as styles from './plan.css.ts'
import { StandInNote } from './StandInNote.tsx'
import type { TrackObject } from './track-objects.ts'
import { useDayTitle, useStartDate } from './useDayTitle.ts'
import type { PlanWeather } from './useDayWeather.ts'
import { useOpenNotes } from './useOpenNotes.ts'
import { usePlanActions } from './usePlanActions.ts'
import { type DrawnRow, usePlanView } from './usePlanView.ts'
import type { Roads } from './useRoads.ts'

export type PlanProps = {
  track: Track
  /** In the order of their days. */
  objects: readonly TrackObject[]
  roads: Roads
  weather: PlanWeather
  /** Whether a missing card could not be loaded; else it is still loading. */
  isFailed: boolean
  /** Moves focus when the last stop is removed; the same function in every render. */
  focusWhenEmpty: () => void
  /** Shown under the list, beside "add a day". */
  tools: ReactNode
}

/** The stops of each day in order, each with the leg to the next one. */
export function Plan({ track, objects, roads, weather, isFailed, focusWhenEmpty, tools }: PlanProps) {
  const say = useWords()
  const dayTitle = useDayTitle(track)
  const start = useStartDate(track)
  const list = useRef<HTMLOListElement>(null)
  const { days, rows, schedule, stopsOf } = usePlanView({ track, objects, roads, weather })
  const titles = useMemo(() => new Map(days.map(({ day }) => [day, dayTitle(day)])), [days, dayTitle])
  const { openNotes, notes } = useOpenNotes()
  const { actions, announcement } = usePlanActions({ list, track, focusWhenEmpty })
  const itemOf = (row: DrawnRow) =>
    row.kind === 'day'
      ? { key: row.key, text: titles.get(row.day.day) ?? '', isFixed: true }
      : { key: row.key, text: row.view.title }
  const sort = (keys: readonly string[], moved: string) => {
    const row = rows.find(({ key }) => key === moved)
    if (row?.kind === 'stop') actions.sort(keys, row.view)
  }
  return (
    <div className={styles.plan}>
      <StandInNote weather={weather} />
      <SortableList ref={list} label={say('track.title')} items={rows.map(itemOf)} onReorder={sort}>
        {(_, sorted, index) => {
          const row = rows[index]
          if (!row) return null
          if (row.kind === 'stop') return <PlanStop {...{ view: row.view, row: sorted, actions, isFailed }} />
          const { day } = row.day
          const scheduled = schedule.days.find((one) => one.day === day)
          return (
            <PlanDay
              sortKey={row.key}
              part={row.index}
              day={row.day}
              stops={stopsOf(row.day)}
              title={titles.get(day) ?? ''}
              isOnly={days.length === 1}
              weather={weather.of(scheduled?.date ?? null)}
              scheduled={scheduled}
              onReorder={actions.reorderDay}
              isOpen={day !== null && openNotes.includes(day)}
              notes={notes}
            />
          )
        }}
      </SortableList>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
      <div className={buttonRow}>
        <Button onClick={actions.addDay}>{say('plan.addDay')}</Button>
        {tools}
      </div>
      <p className={styles.timesNote}>{say(start === null ? 'plan.timesNoteNoDate' : 'plan.timesNote')}</p>
    </div>
  )
}
