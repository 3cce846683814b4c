import type { Track } from '@tropa/machines'
import { memo } from 'react'
import { kilometres } from '../geography/distance.ts'
import { useWords } from '../messages/intl.tsx'
import { legsOfPlan, totalOf, withoutPoint, type TrackObject } from './track-objects.ts'
import * as styles from './track.css.ts'
import type { Roads } from './useRoads.ts'

/** `dates`: of the trip in words, if they are chosen. */
export type TrackStatsProps = { track: Track; objects: readonly TrackObject[]; roads: Roads; dates: string | null }

/** The dates of the trip, the number of stops, and the distance. */
export const TrackStats = memo(function TrackStats({ track, objects, roads, dates }: TrackStatsProps) {
  const say = useWords()
  const territories = new Set(objects.flatMap(({ card }) => card?.territory_id ?? []))
  const km = totalOf(legsOfPlan(track, objects, roads.between))
  const missing = withoutPoint(objects)
  const stats = [
    ...(dates === null ? [] : [{ value: dates, label: say('plan.dates') }]),
    { value: objects.length, label: say('track.objectsWord', { count: objects.length }) },
    // Until the places have loaded, no territory is known.
    ...(territories.size === 0
      ? []
      : [{ value: territories.size, label: say('track.territoriesWord', { count: territories.size }) }]),
    ...(km === null
      ? []
      : [
          {
            value: say('place.km', { km: kilometres(say, km) }),
            label: say(roads.isByRoad ? 'track.byRoad' : 'track.distance'),
          },
        ]),
  ]
  return (
    <div>
      <dl className={styles.stats}>
        {stats.map(({ value, label }) => (
          <div key={label} className={styles.stat}>
            <dt className={styles.statLabel}>{label}</dt>
            <dd className={styles.statValue}>{value}</dd>
          </div>
        ))}
      </dl>
      {missing > 0 && <p className={styles.statNote}>{say('track.withoutPoint', { count: missing })}</p>}
    </div>
  )
})
