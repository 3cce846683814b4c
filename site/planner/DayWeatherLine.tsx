import { Badge } from '@tropa/library/Badge/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { degrees } from '@tropa/library/WeatherWidget/degrees.ts'
import { windChill } from '@tropa/library/WeatherWidget/windChill.ts'
import type { WeatherHere } from '@tropa/machines'
import { useRef } from 'react'
import { momentInRegion } from '../dates/region-time.ts'
import { shortDate } from '../dates/date-formats.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import * as styles from './plan-weather.css.ts'
import type { Town } from './towns.ts'
import type { WeatherOfDay } from './weather-of-day.ts'
import { type NormOf, useNorms } from './useNorms.ts'

/** `towns`: of the day's stops in order, each once. A `StandInNote` is shown before the days. */
export type DayWeatherLineProps = { day: number; weather: WeatherOfDay | undefined; towns: readonly Town[] }

const kilometresPerHour = (metresPerSecond: number) => metresPerSecond * 3.6

function readingText(say: Words, here: WeatherHere | null): string {
  if (!here?.reading) return say('weather.noData')
  if (here.kind === 'historical')
    return say('weather.dayNight', { day: degrees(here.reading.day), night: degrees(here.reading.night) })
  const { temperature, wind, the_sky } = here.reading
  const felt = wind === undefined ? temperature : windChill(temperature, kilometresPerHour(wind))
  return [
    degrees(temperature),
    the_sky?.toLocaleLowerCase(say.language),
    wind !== undefined && say('weather.wind', { speed: Math.round(wind) }),
    Math.round(felt) < Math.round(temperature) && say('weather.feels', { temperature: degrees(felt) }),
  ]
    .filter(Boolean)
    .join(', ')
}

/**
 * The weather of a day of the plan in each of its territories, with the climate norm. It receives focus from the
 * button of a retry, which is removed once it is pressed.
 */
export function DayWeatherLine(props: DayWeatherLineProps) {
  const { weather, towns } = props
  const line = useRef<HTMLDivElement>(null)
  if (!weather || weather.kind === 'none' || towns.length === 0) return null
  return (
    <div ref={line} tabIndex={-1}>
      <Line {...props} weather={weather} onRetry={() => line.current?.focus()} />
    </div>
  )
}

type Known = Exclude<WeatherOfDay, { kind: 'none' }>
type LineProps = DayWeatherLineProps & { weather: Known; onRetry: () => void }

function Line({ day, weather, towns, onRetry }: LineProps) {
  const say = useWords()
  const normOf = useNorms(weather.kind === 'ready' ? towns.map(({ id }) => id) : [])
  if (weather.kind === 'loading')
    return (
      <p role="status" className={styles.quiet}>
        {say('weather.dayLoading')}
      </p>
    )
  if (weather.kind === 'failed') {
    const retry = () => {
      onRetry()
      weather.retry()
    }
    return (
      <p role="status" className={styles.failed}>
        {say('weather.dayFailed')}{' '}
        <Button variant="quiet" aria-label={say('weather.retryDay', { day })} onClick={retry}>
          {say('track.retry')}
        </Button>
      </p>
    )
  }
  return (
    <ul className={styles.towns} aria-label={say('weather.ofDay', { day })}>
      {towns.map((town) => (
        <TownWeather key={town.id} town={town} weather={weather} normOf={normOf} />
      ))}
      <SavedAt savedAt={weather.response.savedAt} />
    </ul>
  )
}

type Ready = Extract<WeatherOfDay, { kind: 'ready' }>

function TownWeather({ town, weather, normOf }: { town: Town; weather: Ready; normOf: NormOf }) {
  const say = useWords()
  const here = weather.here(town.id)
  const norm = normOf(town.id, weather.date)
  const usually =
    norm && say('weather.usually', { cold: degrees(norm.night), warm: degrees(norm.day), period: norm.period })
  return (
    <li>
      <b>{town.title}</b> {readingText(say, here)}{' '}
      {here?.reading && !here.isStandIn && (
        <Badge>
          {here.kind === 'forecast'
            ? say('weather.isForecast')
            : say('weather.isYearAgo', { date: shortDate(weather.response.measured_on) })}
        </Badge>
      )}{' '}
      {usually && <span className={styles.quiet}>{usually}</span>}
    </li>
  )
}

function SavedAt({ savedAt }: { savedAt: string | undefined }) {
  const say = useWords()
  if (savedAt === undefined) return null
  const { date, time } = momentInRegion(savedAt)
  return (
    <li className={styles.quiet}>
      {say('weather.savedAt', { time: say('weather.moment', { date: shortDate(date), time }) })}
    </li>
  )
}
