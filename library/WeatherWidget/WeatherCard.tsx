import type { ReactNode } from 'react'
import { longDate, longDates, shortDay } from '../dates/format.ts'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useLanguage } from '../messages/language.tsx'
import type { WeatherWidgetMessages } from '../messages/WeatherWidget.ts'
import { readingText, type WeatherReading } from './readingText.ts'

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

/** A territory with a unique `id`, and the best available data about its weather. */
export interface PlaceWeather {
  id: number | string
  /** The territory. */
  place: string
  /** The date of the reading, or of its first day, 'YYYY-MM-DD'; default: the travel date. */
  date?: string
  reading: WeatherReading
  /** The daylight of that date, such as a `DaylightBar`. */
  daylight?: ReactNode
  /** Such as 'Обновлено 21.11 в 14:05'. */
  note?: ReactNode
}
interface WeatherCardProps {
  weather: PlaceWeather
  /** 'YYYY-MM-DD'. */
  date: string | null
  words: WeatherWidgetMessages
  c: ClassNames<WeatherCardPart>
  /** Called before a reading is loaded again, because that removes the button. */
  beforeRetry: () => void
}

/**
 * One place's weather: a forecast stands in a solid card, everything that is none in a
 * dashed one, and both say so in words.
 */
export const WeatherCard = ({ weather, date: travelDate, words, c, beforeRetry }: WeatherCardProps) => {
  const language = useLanguage()
  const { place, reading, daylight, note, date = travelDate } = weather
  const { look, badge, day, night, icon, text, lines = [] } = readingText(reading, words)
  const lastDate = lines.at(-1)?.date
  const onRetry = reading.kind === 'none' ? reading.onRetry : undefined
  const retry = () => {
    beforeRetry()
    onRetry?.()
  }
  return (
    <li className={c.card} data-kind={look}>
      <div className={c.top}>
        <div>
          <h3 className={c.place}>{place}</h3>
          {lastDate ? (
            <p className={c.when}>{longDates(date ?? lastDate, lastDate, language)}</p>
          ) : (
            date && (
              <time className={c.when} dateTime={date}>
                {longDate(date, language)}
              </time>
            )
          )}
        </div>
        {badge && (
          <span className={c.badge} data-tone={look === 'forecast' ? 'forecast' : 'norm'}>
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
      {onRetry && (
        <button
          className={c.retry}
          type="button"
          data-variant="secondary"
          aria-label={words.retryFor(weather.date ? `${place}, ${longDate(weather.date, language)}` : place)}
          onClick={retry}
        >
          {words.retry}
        </button>
      )}
      {daylight}
      {note && <p className={c.note}>{note}</p>}
    </li>
  )
}
