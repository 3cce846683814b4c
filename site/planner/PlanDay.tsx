import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { close, edit } from '@tropa/library/Icon/icons.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { dayCount, orderOf, type PlannedDay, plannedDays, withDayNote, withoutDay } from '@tropa/machines'
import { memo } from 'react'
import { flushSync } from 'react-dom'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { useTrackActor } from './active-track.tsx'
import { DayWeatherLine } from './DayWeatherLine.tsx'
import { NoteField } from './NoteField.tsx'
import * as styles from './plan.css.ts'
import { SuggestOrder } from './SuggestOrder.tsx'
import { townsOf } from './town-groups.ts'
import { townsIn } from './towns.ts'
import type { TrackObject } from './track-objects.ts'
import type { WeatherOfDay } from './weather-of-day.ts'
import type { OpenNotes } from './useOpenNotes.ts'
import type { PlanActions } from './usePlanActions.ts'
import type { ScheduledDay } from './schedule/schedule.ts'

/** `stops`: of the day, in order. */
export type PlanDayProps = {
  title: string
  day: PlannedDay
  stops: readonly TrackObject[]
  sortKey: string
  /** The index of the day, from 0; the map draws the legs of the day in the same style. */
  part: number
  /** A track has at least one day, so the only day cannot be removed. */
  isOnly: boolean
  weather: WeatherOfDay | undefined
  scheduled: ScheduledDay | undefined
  onReorder: PlanActions['reorderDay']
  /** Whether the field of its note is shown. */
  isOpen: boolean
  notes: OpenNotes
}

/**
 * The heading of a day in the list of stops: its date, its towns, its weather and the visitor's note; rendered again
 * only when one of them changes.
 */
export const PlanDay = memo(function PlanDay(props: PlanDayProps) {
  const { title, day: planned, stops, sortKey, part, isOnly, weather, scheduled, onReorder, isOpen, notes } = props
  const { day, note = '' } = planned
  const say = useWords()
  const towns = townsOf(stops)
  // Until all cards are loaded, a better order of some stops may not be one of all.
  const isKnown = stops.every(({ card, isGone }) => card !== null || isGone)
  return (
    <li className={styles.day} data-key={sortKey}>
      <div className={styles.dayHead}>
        <span className={styles.dayLine} data-part={part % 4} aria-hidden="true" />
        <h2 className={styles.dayTitle} tabIndex={-1}>
          {title}
        </h2>
        {towns.length > 0 && <span className={styles.towns}>{towns.join('\u00a0– ')}</span>}
        {day !== null && (
          <span className={styles.dayTools}>
            <Button
              variant="quiet"
              isIconOnly
              aria-expanded={isOpen}
              aria-label={say('plan.dayNoteOf', { day })}
              title={say('plan.dayNote')}
              onClick={({ currentTarget }) => {
                // At once, so that a field that opens can get focus.
                flushSync(() => notes.toggle(day))
                currentTarget.closest('li')?.querySelector('textarea')?.focus()
              }}
            >
              <Icon path={edit} />
            </Button>
            {!isOnly && <RemoveDay day={day} notes={notes} />}
          </span>
        )}
      </div>
      {day !== null && <DayWeatherLine day={day} weather={weather} towns={townsIn(stops)} />}
      {day !== null && <NoteOfDay day={day} note={note} isOpen={isOpen} />}
      {scheduled && isKnown && <SuggestOrder day={scheduled} onApply={(keys) => onReorder(scheduled.day, keys)} />}
      {stops.length === 0 && (
        <p className={styles.emptyDay}>
          {say('plan.emptyDay')} <Link href={pageAddress('/locations')}>{say('track.find')}</Link>
        </p>
      )}
    </li>
  )
})

function NoteOfDay({ day, note, isOpen }: { day: number; note: string; isOpen: boolean }) {
  const say = useWords()
  if (!note && !isOpen) return null
  return (
    <div className={styles.details}>
      {isOpen ? (
        <NoteField label={say('plan.dayNote')} note={note} changeOf={(text, seen) => withDayNote(day, text, seen)} />
      ) : (
        <p className={styles.note}>{note}</p>
      )}
    </div>
  )
}

function RemoveDay({ day, notes }: { day: number; notes: PlanDayProps['notes'] }) {
  const say = useWords()
  const actor = useTrackActor()
  const notify = useNotify()
  const press = () => {
    const before = actor.getSnapshot().context.track
    actor.send(withoutDay(before, day))
    notes.dayRemoved(day)
    const isDateMoved = before.start_date !== undefined && day < dayCount(before)
    notify({
      text: say(isDateMoved ? 'plan.dayRemovedEarlier' : 'plan.dayRemoved', { day }),
      tone: 'done',
      undo: () => {
        actor.send(orderOf(plannedDays(before)))
        notes.dayRestored(day)
      },
    })
  }
  return (
    <Button variant="quiet" isIconOnly aria-label={say('plan.removeDay', { day })} onClick={press}>
      <Icon path={close} size="sm" />
    </Button>
  )
}
