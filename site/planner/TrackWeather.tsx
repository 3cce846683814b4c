import { Button } from '@tropa/library/Button/dressed.ts'
import { shortDate } from '../dates/date-formats.ts'
import { WeatherWidget } from '@tropa/library/WeatherWidget/dressed.ts'
import type { WeatherReading } from '@tropa/library/WeatherWidget/WeatherCard.tsx'
import { count, type Track } from '@tropa/machines'
import { useMemo } from 'react'
import { useWeather } from './useWeather.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import { degrees } from '@tropa/library/WeatherWidget/degrees.ts'
import { useNorms } from './useNorms.ts'
import { momentInRegion } from '../dates/region-time.ts'
import { useTrackObjects } from './useTrackObjects.ts'
import * as styles from './track.css.ts'
import { ClothingAdvice, type ClothingAdviceProps } from './ClothingAdvice.tsx'
import { coldReadings } from './cold-readings.ts'
import { weatherState } from './weather-state.ts'

const momentOf = (say: Words, instant: string) => {
  const { date, time } = momentInRegion(instant)
  return say('weather.moment', { date: shortDate(date), time })
}

function clothingWeather(seen: Parameters<typeof coldReadings>[0]): ClothingAdviceProps['weather'] | null {
  const { weather } = seen
  if (weather.matches('idle')) return null
  if (weather.matches('failed')) return { kind: 'failed' }
  return weather.matches('ready') ? { kind: 'ready', readings: coldReadings(seen) } : { kind: 'loading' }
}

/** The weather of the travel date in the territories of the track. @param track `null` while it is being read */
export function TrackWeather({ track }: { track: Track | null }) {
  const say = useWords()
  const { objects, isKnown, isFailed } = useTrackObjects(track)
  const cards = useMemo(() => objects.flatMap(({ card }) => card ?? []), [objects])
  const { weather, isOnline, savedAt, askAgain } = useWeather(isKnown ? cards : null)
  const { date, answer } = weather.context
  const norms = useNorms(weather.context.places.map(({ territory_id }) => territory_id))
  const normOf = (id: number) => (date === null ? undefined : norms(id, date))
  /** Where there is no reading, the card itself names the norm. */
  const noteOf = (id: number, { kind }: WeatherReading) => {
    const isMeasured = kind === 'historical' && answer && !answer.is_stand_in
    const norm = normOf(id)
    const usually = norm && { cold: degrees(norm.night), warm: degrees(norm.day), period: norm.period }
    return [
      isMeasured && say('weather.measuredOn', { date: shortDate(answer.measured_on) }),
      kind !== 'none' && usually && say('weather.usually', usually),
      norm?.isApproximate && say('home.approximate'),
    ]
      .filter(Boolean)
      .join('. ')
  }
  const titleOf = (id: number) => cards.find(({ territory_id }) => territory_id === id)?.territory?.the_title ?? ''
  const state = weatherState({
    weather,
    isOnline,
    isKnown,
    savedAt: savedAt && momentOf(say, savedAt),
    askAgain,
    titleOf,
    normOf,
    noteOf,
  })
  // The page itself says then that the places could not be had.
  if (isFailed && weather.matches('idle')) return null
  const isEmpty = track !== null && count(track) === 0
  const clothing = clothingWeather({ weather, normOf })
  const isSaved = state.kind === 'offline' && state.places.length > 0
  return (
    <div className={styles.weather}>
      <WeatherWidget
        title={say('weather.title')}
        date={date}
        state={state}
        messages={{
          ...((date === null || isEmpty) && { empty: say(isEmpty ? 'weather.askEmpty' : 'weather.ask') }),
          ...(isOnline && { offline: (time: string) => say('weather.unreachable', { time }) }),
        }}
      />
      {isSaved && isOnline && (
        <div>
          <Button onClick={askAgain}>{say('track.retry')}</Button>
        </div>
      )}
      {weather.matches('ready') && answer?.is_stand_in && (
        <p className={styles.weatherNote}>{say('weather.standIn')}</p>
      )}
      {clothing && date !== null && <ClothingAdvice date={date} weather={clothing} titleOf={titleOf} />}
    </div>
  )
}
