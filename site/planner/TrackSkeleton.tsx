import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import * as plan from './plan.css.ts'
import { paperOnly, screenOnly } from './rendered-stops.css.ts'
import * as styles from './track.css.ts'
import * as shapes from './track-skeleton.css.ts'

const usualStops = 3
/** More skeletons would be below the fold. */
const mostStops = 8

const some = (count: number) => Array.from({ length: count }, (_, index) => index)

/**
 * A skeleton of the totals, the plan and the map of a track that is still loading.
 * @param stops on it, if that is known
 */
export function TrackSkeleton({ stops = usualStops }: { stops?: number }) {
  const say = useWords()
  return (
    <div role="status" aria-label={say('track.loading')} className={styles.scripted}>
      <div className={screenOnly}>
        <div className={shapes.skeleton}>
          <div className={shapes.stats}>
            {some(3).map((stat) => (
              <div key={stat} className={shapes.stat}>
                <Skeleton lines={2} />
              </div>
            ))}
          </div>
          <div className={shapes.tools}>
            <Skeleton lines={1} />
          </div>
          <div className={styles.columns}>
            <div className={plan.plan}>
              <div className={plan.day}>
                <Skeleton lines={1} />
              </div>
              {some(Math.min(stops, mostStops)).map((stop) => (
                <div key={stop} className={shapes.stop} data-stop="">
                  <Skeleton variant="suggestion" />
                </div>
              ))}
            </div>
            <Skeleton variant="card" lines={0} />
          </div>
        </div>
      </div>
      <p className={paperOnly}>{say('track.printedEarly')}</p>
    </div>
  )
}
