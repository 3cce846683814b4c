import { snowflake, thermometer } from '../Icon/icons.ts'
import type { WeatherWidgetMessages } from '../messages/WeatherWidget.ts'
import { degrees } from './degrees.ts'
import { windChill } from './windChill.ts'

/** Mean temperatures by day and by night, °C, and the years of the mean: '1991–2020'. */
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
  /** Such as 'Снег'. */
  sky?: string
  /** The icon of the sky: one of `icons.ts`. */
  icon?: string
}
/**
 * The available data about a day or several days. Temperatures are °C. `isStandIn`: computed from the climate, and so
 * called neither a forecast nor a measurement.
 */
export type WeatherReading =
  | ({ kind: 'forecast'; isStandIn?: boolean } & DayForecast)
  /** The same day a year earlier. */
  | ({ kind: 'historical'; isStandIn?: boolean } & DayAndNight)
  /** For each day of a stay, in order. */
  | { kind: 'forecastDays'; days: readonly (Dated & DayForecast)[]; isStandIn?: boolean }
  | { kind: 'historicalDays'; days: readonly (Dated & DayAndNight)[]; isStandIn?: boolean }
  | ({ kind: 'norm' } & ClimateNorm)
  /** No data. It is never replaced with another day's figure; only the norm may be shown beside it. */
  | { kind: 'none'; norm?: ClimateNorm; onRetry?: () => void }
  /** Loading, while the data of other days is shown already. */
  | { kind: 'loading' }

/** The texts of a card for a reading, and its look: computed data looks like the norm. */
interface ReadingText {
  look: 'forecast' | 'historical' | 'norm' | 'none'
  badge: string
  day?: string
  night?: string
  icon?: string
  text: string
  lines?: readonly { date: string; icon?: string; text: string }[]
}

/** The wind is in m/s, and the wind chill index needs km/h. */
const kilometresPerHour = (metresPerSecond: number) => metresPerSecond * 3.6

/** The lowest and the highest temperature: '−14°', '−14°…−9°'. */
function rangeOf(temperatures: readonly number[]): string {
  const ends = [Math.min(...temperatures), Math.max(...temperatures)].map(degrees)
  return [...new Set(ends)].join('…')
}
/** The value that all days have in common, or `undefined`. */
const sameIn = <Value>(values: readonly Value[]): Value | undefined =>
  new Set(values).size === 1 ? values[0] : undefined

/** The icon if the sky is not known: frost or not. */
const usualIcon = (day: number) => (day < 0 ? snowflake : thermometer)

function forecastText({ temperature, wind, sky }: DayForecast, words: WeatherWidgetMessages): string {
  const felt = wind === undefined ? temperature : windChill(temperature, kilometresPerHour(wind))
  const isColder = Math.round(felt) < Math.round(temperature)
  return [sky, wind !== undefined && words.wind(Math.round(wind)), isColder && words.feels(degrees(felt))]
    .filter(Boolean)
    .join(', ')
}

const forecastHead = (isStandIn: boolean | undefined, words: WeatherWidgetMessages) =>
  isStandIn
    ? ({ look: 'norm', badge: words.standIn, text: words.standInText } as const)
    : ({ look: 'forecast', badge: words.forecast, text: '' } as const)

const historicalHead = (isStandIn: boolean | undefined, words: WeatherWidgetMessages) => ({
  look: 'historical' as const,
  badge: isStandIn ? words.standIn : words.historical,
  text: isStandIn ? words.standInText : words.historicalText,
})

/** The texts of a reading, in the words of the widget. */
export function readingText(reading: WeatherReading, words: WeatherWidgetMessages): ReadingText {
  switch (reading.kind) {
    case 'forecast': {
      const head = forecastHead(reading.isStandIn, words)
      return {
        ...head,
        day: degrees(reading.temperature),
        icon: reading.icon,
        text: [forecastText(reading, words), head.text].filter(Boolean).join('. '),
      }
    }
    case 'historical':
      return {
        ...historicalHead(reading.isStandIn, words),
        day: degrees(reading.day),
        night: degrees(reading.night),
        icon: usualIcon(reading.day),
      }
    case 'forecastDays':
      return {
        ...forecastHead(reading.isStandIn, words),
        day: rangeOf(reading.days.map(({ temperature }) => temperature)),
        icon: sameIn(reading.days.map(({ icon }) => icon)),
        lines: reading.days.map((day) => ({
          date: day.date,
          icon: day.icon,
          // The sky is not at the beginning of the line, so it is in lower case.
          text: [degrees(day.temperature), forecastText({ ...day, sky: day.sky?.toLowerCase() }, words)]
            .filter(Boolean)
            .join(', '),
        })),
      }
    case 'historicalDays':
      return {
        ...historicalHead(reading.isStandIn, words),
        day: rangeOf(reading.days.map(({ day }) => day)),
        night: rangeOf(reading.days.map(({ night }) => night)),
        icon: sameIn(reading.days.map(({ day }) => usualIcon(day))),
        lines: reading.days.map(({ date, day, night }) => ({
          date,
          icon: usualIcon(day),
          text: `${degrees(day)} ${words.day}, ${degrees(night)} ${words.night}`,
        })),
      }
    case 'norm':
      return {
        look: 'norm',
        badge: words.norm(reading.period),
        day: degrees(reading.day),
        night: degrees(reading.night),
        icon: usualIcon(reading.day),
        text: words.normText,
      }
    case 'none': {
      const { norm } = reading
      const usually = norm && words.usually(degrees(norm.night), degrees(norm.day), norm.period)
      return { look: 'none', badge: words.noData, text: [words.noDataText, usually].filter(Boolean).join(' ') }
    }
    case 'loading':
      return { look: 'none', badge: '', text: words.loading }
    default:
      return reading satisfies never
  }
}
