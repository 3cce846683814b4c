import { Button } from '@tropa/library/Button/dressed.ts'
import { degrees } from '@tropa/library/WeatherWidget/degrees.ts'
import { WeatherWidget } from '@tropa/library/WeatherWidget/dressed.ts'
import { count, dayCount, type Track } from '@tropa/machines'
import { shortDate, shortDates } from '../dates/date-formats.ts'
import { momentInRegion } from '../dates/region-time.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import { useIsOnline } from '../visitor/connectivity.tsx'
import { ClothingAdvice, type ClothingAdviceProps } from './ClothingAdvice.tsx'
import { coldReadings } from './cold-readings.ts'
import { dateOfDay } from './plan-dates.ts'
import * as styles from './track.css.ts'
import type { TrackWeatherSeen } from './useTrackWeather.ts'
import { type NormOf, useNorms } from './useNorms.ts'
import { StandInNote } from './StandInNote.tsx'
import { stayWeather, weatherState, type WeatherSeen } from './weather-state.ts'

const momentOf = (say: Words) => (instant: string) => {
  const { date, time } = momentInRegion(instant)
  return say('weather.moment', { date: shortDate(date), time })
}

function clothingWeather(seen: WeatherSeen): ClothingAdviceProps['weather'] {
  const kinds = stayWeather(seen).map(({ weather }) => weather?.kind ?? 'loading')
  if (kinds.every((kind) => kind === 'failed')) return { kind: 'failed' }
  return kinds.includes('loading') ? { kind: 'loading' } : { kind: 'ready', readings: coldReadings(seen) }
}

/** Notes on a reading: when figures of an earlier year were measured, the climate norm, and other remarks. */
const noteOf =
  (say: Words, norms: NormOf): WeatherSeen['noteOf'] =>
  ({ id, date, isPlanned }, { kind }, measured) => {
    const norm = norms(id, date)
    // Without a reading the card itself shows the norm.
    const isRead = kind !== 'none' && kind !== 'loading'
    const usually = norm && { cold: degrees(norm.night), warm: degrees(norm.day), period: norm.period }
    return [
      !isPlanned && say('weather.noDay'),
      isRead && measured && say('weather.measuredOn', { date: shortDates(measured.first, measured.last) }),
      isRead && usually && say('weather.usually', usually),
      kind !== 'loading' && norm?.isApproximate && say('home.approximate'),
    ]
      .filter(Boolean)
      .join('. ')
  }

/** `track`: `null` while it is being read. */
export type TrackWeatherProps = { track: Track | null; seen: TrackWeatherSeen } & Pick<WeatherSeen, 'daylightOf'>

/** The weather of each territory of the track on the dates of the stay there, and what to wear. */
export function TrackWeather({ track, seen: found, daylightOf }: TrackWeatherProps) {
  const { weather, stays, start, isKnown, isFailed } = found
  const say = useWords()
  const isOnline = useIsOnline()
  const norms = useNorms([...new Set(stays.map(({ id }) => id))])
  const shown = { normOf: norms, momentOf: momentOf(say), noteOf: noteOf(say, norms), daylightOf }
  const seen = { weather, stays, isKnown, isOnline, ...shown }
  // The page itself then says that the places could not be loaded.
  if (isFailed && stays.length === 0) return null
  const isEmpty = track !== null && count(track) === 0
  const isDated = start !== null && (stays.length > 0 || !isKnown)
  const state = weatherState({ ...seen, isKnown: isKnown || !isDated })
  const clothing = isDated && isKnown ? clothingWeather(seen) : null
  const isSaved = state.kind === 'offline' && state.places.length > 0
  return (
    <div className={styles.weather}>
      <div className={styles.weatherBand}>
        <WeatherWidget
          title={say('weather.title')}
          date={isDated || isEmpty ? start : null}
          lastDate={track === null ? null : dateOfDay(start, dayCount(track))}
          state={state}
          messages={{
            ...(!isDated && { empty: say(isEmpty ? 'weather.askEmpty' : 'weather.ask') }),
            // Shown once, below the cards.
            standInText: '',
            ...(isOnline && { offline: (time: string) => say('weather.unreachable', { time }) }),
          }}
        />
        {isSaved && isOnline && (
          <div>
            <Button onClick={weather.retry}>{say('track.retry')}</Button>
          </div>
        )}
        {(state.kind === 'ready' || isSaved) && <StandInNote weather={weather} />}
      </div>
      {clothing && <ClothingAdvice weather={clothing} />}
    </div>
  )
}
