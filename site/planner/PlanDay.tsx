import { Button } from '@tropa/library/Button/dressed.ts'
import { Disclosure } from '@tropa/library/Disclosure/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { close } from '@tropa/library/Icon/icons.ts'
import { orderOf, type PlannedDay, plannedDays, type Track, withDayNote, withoutDay } from '@tropa/machines'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { useTrackActor } from './active-track.tsx'
import { NoteField } from './NoteField.tsx'
import * as styles from './plan.css.ts'
import { DayWeatherLine, type Town } from './DayWeatherLine.tsx'
import type { TrackObject } from './track-objects.ts'
import type { WeatherOfDay } from './useDayWeather.ts'
import { useDayTitle } from './useDayTitle.ts'

/** What a `PlanDay` takes. `stops`: of the day, in order. */
export type PlanDayProps = {
  track: Track
  day: PlannedDay
  stops: readonly TrackObject[]
  sortKey: string
  /** Its place among the days, from 0: the map draws its ways alike. */
  part: number
  weather: WeatherOfDay | undefined
}

/** Towns in the order one comes to them; the same twice in a row is one. */
const townsOf = (stops: readonly TrackObject[]) =>
  stops
    .flatMap(({ card }) => card?.territory?.the_title ?? [])
    .filter((town, index, towns) => town !== towns[index - 1])

/** Each town once. */
const townsOfDay = (stops: readonly TrackObject[]): Town[] => {
  const towns = stops.flatMap(({ card }) =>
    card?.territory ? [[card.territory.id, card.territory.the_title] as const] : [],
  )
  return [...new Map(towns)].map(([id, title]) => ({ id, title }))
}

/** The heading of a day among its stops: its date, its towns, and the visitor's note to it. */
export function PlanDay({ track, day: { day, note = '' }, stops, sortKey, part, weather }: PlanDayProps) {
  const say = useWords()
  const dayTitle = useDayTitle(track)
  const towns = townsOf(stops)
  return (
    <li className={styles.day} data-key={sortKey}>
      <div className={styles.dayHead}>
        <span className={styles.dayLine} data-part={part % 4} aria-hidden="true" />
        <h2 className={styles.dayTitle} tabIndex={-1}>
          {dayTitle(day)}
        </h2>
        {towns.length > 0 && <span className={styles.towns}>{towns.join(' → ')}</span>}
        {day !== null && <RemoveDay day={day} />}
      </div>
      {day !== null && <DayWeatherLine day={day} weather={weather} towns={townsOfDay(stops)} />}
      {day !== null && <NoteOfDay day={day} note={note} />}
      {stops.length === 0 && <p className={styles.emptyDay}>{say('plan.emptyDay')}</p>}
    </li>
  )
}

function NoteOfDay({ day, note }: { day: number; note: string }) {
  const say = useWords()
  const actor = useTrackActor()
  return (
    <div className={styles.details}>
      {note && <p className={styles.note}>{note}</p>}
      <Disclosure
        classNames={{ summary: styles.more }}
        summary={say('plan.dayNote')}
        label={say('plan.dayNoteOf', { day })}
      >
        <NoteField
          label={say('plan.note')}
          note={note}
          onNote={(text) => actor.send(withDayNote(actor.getSnapshot().context.track, day, text))}
        />
      </Disclosure>
    </div>
  )
}

function RemoveDay({ day }: { day: number }) {
  const say = useWords()
  const actor = useTrackActor()
  const notify = useNotify()
  const press = () => {
    const before = actor.getSnapshot().context.track
    actor.send(withoutDay(before, day))
    notify({
      text: say('plan.dayRemoved', { day }),
      tone: 'done',
      undo: () => actor.send(orderOf(plannedDays(before))),
    })
  }
  return (
    <Button variant="quiet" isIconOnly aria-label={say('plan.removeDay', { day })} onClick={press}>
      <Icon path={close} size="sm" />
    </Button>
  )
}
