import type { ReactNode } from 'react'
import { shortDate, shortDates, shortDay } from '../dates/format.ts'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { snowflake, thermometer } from '../Icon/icons.ts'
import type { WeatherWidgetMessages } from '../messages/WeatherWidget.ts'
import { degrees } from './degrees.ts'
import { windChill } from './windChill.ts'

/** The parts of a `WeatherCard` that take a class. */
export type WeatherCardPart =
  | 'card'
  | 'top'
  | 'place'
  | 'when'
  | 'badge'
  | 'reading'
  | 'temperature'
  | 'range'
  | 'night'
  | 'icon'
  | 'text'
  | 'days'
  | 'dayIcon'
  | 'note'
  | 'retry'

/** Temperatures by day and by night, °C, and the years they are a mean of: '1991–2020'. */
export interface ClimateNorm {
  day: number
  night: number
  period: string
}
/** 'YYYY-MM-DD'. */
type Dated = { date: string }
type DayAndNight = { day: number; night: number }
type DayForecast = {
  temperature: number
  /** At 10 m, m/s; 'feels like' is computed from it. */
  wind?: number
  /** As 'Снег'. */
  sky?: string
  /** The drawing of the sky: one of `icons.ts`. */
  icon?: string
}
/**
 * What is known of the day, or of the days. Temperatures are °C. `isStandIn`: computed from the climate; it is called
 * neither a forecast nor measured.
 */
export type WeatherReading =
  | ({ kind: 'forecast'; isStandIn?: boolean } & DayForecast)
  /** The same day a year earlier. */
  | ({ kind: 'historical'; isStandIn?: boolean } & DayAndNight)
  /** Of each day of a stay, in their order. */
  | { kind: 'forecastDays'; days: readonly (Dated & DayForecast)[]; isStandIn?: boolean }
  | { kind: 'historicalDays'; days: readonly (Dated & DayAndNight)[]; isStandIn?: boolean }
  | ({ kind: 'norm' } & ClimateNorm)
  /** Never another day's figure: only the norm may stand beside it. */
  | { kind: 'none'; norm?: ClimateNorm; onRetry?: () => void }
  /** While other days are there already. */
  | { kind: 'loading' }

/** A territory by its unique `id`, and the best that is known of its weather. */
export interface PlaceWeather {
  id: number | string
  /** The territory. */
  place: string
  /** Of the reading, or of its first day, 'YYYY-MM-DD'; the travel date where it is left out. */
  date?: string
  reading: WeatherReading
  /** The light of the day. */
  daylight?: ReactNode
  /** As 'Обновлено 21.11 в 14:05'. */
  note?: ReactNode
}
interface WeatherCardProps {
  weather: PlaceWeather
  /** 'YYYY-MM-DD'. */
  date: string | null
  words: WeatherWidgetMessages
  c: ClassNames<WeatherCardPart>
}

interface ReadingText {
  badge: string
  day?: string
  night?: string
  icon?: string
  text: string
  lines?: readonly { date: string; icon?: string; text: string }[]
}

/** The wind here is in m/s, the wind chill index takes km/h. */
const kilometresPerHour = (metresPerSecond: number) => metresPerSecond * 3.6

/** '−14°', '−14°…−9°': the lowest and the highest. */
function rangeOf(temperatures: readonly number[]): string {
  const ends = [Math.min(...temperatures), Math.max(...temperatures)].map(degrees)
  return [...new Set(ends)].join('…')
}
/** The one that all days have. */
const sameIn = <Value,>(values: readonly Value[]): Value | undefined =>
  new Set(values).size === 1 ? values[0] : undefined

/** Where the sky is not known: frost or none. */
const usualIcon = (day: number) => (day < 0 ? snowflake : thermometer)

function forecastText({ temperature, wind, sky }: DayForecast, words: WeatherWidgetMessages): string {
  const felt = wind === undefined ? temperature : windChill(temperature, kilometresPerHour(wind))
  const isColder = Math.round(felt) < Math.round(temperature)
  return [sky, wind !== undefined && words.wind(Math.round(wind)), isColder && words.feels(degrees(felt))]
    .filter(Boolean)
    .join(', ')
}

function readingText(reading: WeatherReading, words: WeatherWidgetMessages): ReadingText {
  switch (reading.kind) {
    case 'forecast':
      return {
        badge: reading.isStandIn ? words.standIn : words.forecast,
        day: degrees(reading.temperature),
        icon: reading.icon,
        text: [forecastText(reading, words), reading.isStandIn && words.standInText].filter(Boolean).join('. '),
      }
    case 'historical':
      return {
        badge: reading.isStandIn ? words.standIn : words.historical,
        day: degrees(reading.day),
        night: degrees(reading.night),
        icon: usualIcon(reading.day),
        text: reading.isStandIn ? words.standInText : words.historicalText,
      }
    case 'forecastDays':
      return {
        badge: reading.isStandIn ? words.standIn : words.forecast,
        day: rangeOf(reading.days.map(({ temperature }) => temperature)),
        icon: sameIn(reading.days.map(({ icon }) => icon)),
        lines: reading.days.map((day) => ({
          date: day.date,
          icon: day.icon,
          // Inside a line the sky is no beginning.
          text: [degrees(day.temperature), forecastText({ ...day, sky: day.sky?.toLowerCase() }, words)]
            .filter(Boolean)
            .join(', '),
        })),
        text: reading.isStandIn ? words.standInText : '',
      }
    case 'historicalDays':
      return {
        badge: reading.isStandIn ? words.standIn : words.historical,
        day: rangeOf(reading.days.map(({ day }) => day)),
        night: rangeOf(reading.days.map(({ night }) => night)),
        icon: sameIn(reading.days.map(({ day }) => usualIcon(day))),
        lines: reading.days.map(({ date, day, night }) => ({
          date,
          icon: usualIcon(day),
          text: `${degrees(day)} ${words.day}, ${degrees(night)} ${words.night}`,
        })),
        text: reading.isStandIn ? words.standInText : words.historicalText,
      }
    case 'norm':
      return {
        badge: words.norm(reading.period),
        day: degrees(reading.day),
        night: degrees(reading.night),
        icon: usualIcon(reading.day),
        text: words.normText,
      }
    case 'none': {
      const { norm } = reading
      const usually = norm && words.usually(degrees(norm.night), degrees(norm.day), norm.period)
      return { badge: words.noData, text: [words.noDataText, usually].filter(Boolean).join(' ') }
    }
    case 'loading':
      return { badge: '', text: words.loading }
    default:
      return reading satisfies never
  }
}

/** How a card looks: what is made up is drawn as the norm. */
function kindOf({ kind, ...reading }: WeatherReading): 'forecast' | 'historical' | 'norm' | 'none' {
  switch (kind) {
    case 'forecast':
    case 'forecastDays':
      return 'isStandIn' in reading && reading.isStandIn ? 'norm' : 'forecast'
    case 'historicalDays':
      return 'historical'
    case 'loading':
      return 'none'
    default:
      return kind
  }
}

/**
 * One place's weather: a forecast stands in a solid card, everything that is none in a
 * dashed one, and both say so in words.
 */
export const WeatherCard = ({ weather, date: travelDate, words, c }: WeatherCardProps) => {
  const { place, reading, daylight, note, date = travelDate } = weather
  const { badge, day, night, icon, text, lines = [] } = readingText(reading, words)
  const lastDate = lines.at(-1)?.date
  const kind = kindOf(reading)
  return (
    <li className={c.card} data-kind={kind}>
      <div className={c.top}>
        <div>
          <h3 className={c.place}>{place}</h3>
          {lastDate ? (
            <p className={c.when}>{shortDates(date ?? lastDate, lastDate)}</p>
          ) : (
            date && (
              <time className={c.when} dateTime={date}>
                {shortDate(date)}
              </time>
            )
          )}
        </div>
        {badge && (
          <span className={c.badge} data-tone={kind === 'forecast' ? 'forecast' : 'norm'}>
            {badge}
          </span>
        )}
      </div>
      {day && (
        <div className={c.reading}>
          <p className={c.temperature}>
            <span className={c.range}>{day}</span>
            {night && (
              <>
                {' '}
                <span className={c.night}>
                  {words.day}, {night} {words.night}
                </span>
              </>
            )}
          </p>
          {icon && <Icon path={icon} size="lg" className={c.icon} />}
        </div>
      )}
      {lines.length > 0 && (
        <ul className={c.days}>
          {lines.map((line) => (
            <li key={line.date}>
              <time dateTime={line.date}>{shortDay(line.date)}</time>{' '}
              {line.icon && <Icon path={line.icon} size="sm" className={c.dayIcon} />}
              <span>{line.text}</span>
            </li>
          ))}
        </ul>
      )}
      {text && <p className={c.text}>{text}</p>}
      {reading.kind === 'none' && reading.onRetry && (
        <button
          className={c.retry}
          type="button"
          data-variant="secondary"
          aria-label={words.retryFor(weather.date ? `${place}, ${shortDate(weather.date)}` : place)}
          onClick={reading.onRetry}
        >
          {words.retry}
        </button>
      )}
      {daylight}
      {note && <p className={c.note}>{note}</p>}
    </li>
  )
}
