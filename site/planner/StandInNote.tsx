import { useWords } from '../messages/intl.tsx'
import * as styles from './track.css.ts'
import type { PlanWeather } from './useDayWeather.ts'

/** Says once that the weather of a list is made up, instead of in every line. */
export function StandInNote({ weather: { isStandIn } }: { weather: Pick<PlanWeather, 'isStandIn'> }) {
  const say = useWords()
  return isStandIn ? <p className={styles.weatherNote}>{say('weather.standIn')}</p> : null
}
