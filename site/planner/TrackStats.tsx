import { kilometres } from '../geography/distance.ts'
import { useWords } from '../messages/intl.tsx'
import { legsOf, totalOf, withoutPoint, type TrackObject } from './track-objects.ts'
import * as styles from './track.css.ts'
import type { Roads } from './useRoads.ts'

/** How much there is on the track, and how far apart. */
export function TrackStats({ objects, roads }: { objects: readonly TrackObject[]; roads: Roads }) {
  const say = useWords()
  const territories = new Set(objects.flatMap(({ card }) => card?.territory_id ?? []))
  const km = totalOf(legsOf(objects, roads.between))
  const missing = withoutPoint(objects)
  const stats = [
    { value: objects.length, label: say('track.objectsWord', { count: objects.length }) },
    { value: territories.size, label: say('track.territoriesWord', { count: territories.size }) },
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
}
