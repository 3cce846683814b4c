import { Select } from '@tropa/library/Select/dressed.ts'
import { mostDays, plannedDays, withStopNote } from '@tropa/machines'
import { useWords } from '../messages/intl.tsx'
import { useTrack } from './active-track.tsx'
import { NoteField } from './NoteField.tsx'
import * as styles from './plan.css.ts'
import type { TrackObject } from './track-objects.ts'

/** A day of the track, none, or one after the last. */
export type DayChoice = number | null | 'new'

export type StopDetailsProps = { stop: TrackObject; day: number | null; onDay: (choice: DayChoice) => void }

const none = 'none'
const choiceOf = (value: string): DayChoice => (value === none ? null : value === 'new' ? value : Number(value))

/** The day of a stop, and the visitor's note to it. */
export function StopDetails({ stop, day, onDay }: StopDetailsProps) {
  const say = useWords()
  const days = plannedDays(useTrack().track)
  const counted = days.flatMap((one) => one.day ?? [])
  const options = [
    ...counted.map((value) => ({ value: String(value), label: say('plan.day', { day: value }) })),
    ...(counted.length < mostDays ? [{ value: 'new', label: say('plan.newDay') }] : []),
    ...(days.length > 1 ? [{ value: none, label: say('plan.unplanned') }] : []),
  ]
  return (
    <div className={styles.fields}>
      <Select
        label={say('plan.stopDay')}
        options={options}
        value={day === null ? none : String(day)}
        onChange={(value) => onDay(choiceOf(value))}
      />
      <NoteField
        label={say('plan.note')}
        note={stop.object.note ?? ''}
        changeOf={(text, seen) => withStopNote(stop.object, text, seen)}
      />
    </div>
  )
}
