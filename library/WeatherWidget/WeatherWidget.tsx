import { useId, useRef, type ReactNode, type Ref } from 'react'
import { longDate } from '../dates/format.ts'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { offline } from '../Icon/icons.ts'
import { useLanguage } from '../messages/language.tsx'
import { weatherWidgetMessages, type WeatherWidgetMessages } from '../messages/WeatherWidget.ts'
import { useMessages } from '../messages/useMessages.ts'
import { WeatherCard, type PlaceWeather, type WeatherCardPart } from './WeatherCard.tsx'

export type WeatherWidgetPart =
  | 'root'
  | 'head'
  | 'title'
  | 'date'
  | 'status'
  | 'list'
  | 'skeleton'
  | 'bone'
  | 'message'
  | 'messageTitle'
  | 'offline'
  | 'offlineIcon'
  | WeatherCardPart

/** The state of the weather machine; the kind of data is in the reading. */
export type WeatherState =
  /** `count`: the number of placeholders, which reserve the height; default: 3. */
  | { kind: 'loading'; count?: number }
  | { kind: 'ready'; places: readonly PlaceWeather[] }
  | { kind: 'failed'; onRetry: () => void }
  /** `savedAt` in words, such as '21.11 в 14:05'; without places nothing was saved. */
  | { kind: 'offline'; savedAt: string; places: readonly PlaceWeather[] }

export interface WeatherWidgetProps {
  title: ReactNode
  /** The travel date, 'YYYY-MM-DD'; the first one of a trip of several days. */
  date: string | null
  /** The last date of a trip of several days, 'YYYY-MM-DD'. */
  lastDate?: string | null
  /** A control for the date, shown instead of its text. */
  datePicker?: ReactNode
  state: WeatherState
  ref?: Ref<HTMLElement>
  messages?: Partial<WeatherWidgetMessages>
  classNames?: ClassNames<WeatherWidgetPart>
}

const isLoading = (state: WeatherState): boolean =>
  state.kind === 'loading' || ('places' in state && state.places.some(({ reading }) => reading.kind === 'loading'))

/** The announcement for screen readers when the weather changes. */
function statusText(state: WeatherState, words: WeatherWidgetMessages): string {
  if (isLoading(state)) return words.loading
  switch (state.kind) {
    case 'loading':
      return words.loading
    case 'failed':
      return words.failed
    case 'offline':
      return state.places.length > 0 ? words.offline(state.savedAt) : words.offlineEmpty
    case 'ready':
      return state.places.length > 0 ? words.ready(state.places.length) : words.empty
    default:
      return state satisfies never
  }
}

/**
 * The weather of a trip, place by place: a forecast up to 7 days ahead, after that the same day a year earlier, and the
 * climate norm; every card says which of them it shows. It fetches nothing. `ref` is the section.
 *
 * Parts: `skeleton` and `bone` are placeholders while it loads; `message` is shown if there is no weather; `status` is
 * for screen readers only.
 */
export function WeatherWidget({
  title,
  date,
  lastDate,
  datePicker,
  state,
  ref,
  classNames: c = {},
  ...props
}: WeatherWidgetProps) {
  const words = useMessages(weatherWidgetMessages, props.messages)
  const language = useLanguage()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isSeveral = date && lastDate && lastDate > date
  return (
    <section
      className={c.root}
      ref={ref}
      aria-labelledby={titleId}
      aria-busy={isLoading(state) || undefined}
      data-state={state.kind}
    >
      <div className={c.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={c.title}>
          {title}
        </h2>
        {datePicker ??
          (date && (
            <p className={c.date}>
              {isSeveral ? words.onDates : words.on} <time dateTime={date}>{longDate(date, language)}</time>
              {isSeveral && (
                <>
                  {'\u00a0– '}
                  <time dateTime={lastDate}>{longDate(lastDate, language)}</time>
                </>
              )}
            </p>
          ))}
      </div>
      <p className={c.status} role="status">
        {statusText(state, words)}
      </p>
      <Content {...{ state, date, words, c }} beforeRetry={() => heading.current?.focus()} />
    </section>
  )
}

interface ContentProps {
  state: WeatherState
  date: string | null
  words: WeatherWidgetMessages
  c: ClassNames<WeatherWidgetPart>
  /** Moves focus to the heading, because the retry button is removed when it is pressed. */
  beforeRetry: () => void
}
function Content({ state, date, words, c, beforeRetry }: ContentProps) {
  switch (state.kind) {
    case 'loading':
      return <Bones count={state.count ?? 3} c={c} />
    case 'failed': {
      const { onRetry } = state
      const retry = () => {
        beforeRetry()
        onRetry()
      }
      return (
        <div className={c.message}>
          <p className={c.messageTitle}>{words.failed}</p>
          <p>{words.failedText}</p>
          <button className={c.retry} type="button" data-variant="secondary" onClick={retry}>
            {words.retry}
          </button>
        </div>
      )
    }
    case 'offline':
      return state.places.length === 0 ? (
        <p className={c.message}>{words.offlineEmpty}</p>
      ) : (
        <>
          <p className={c.offline}>
            <Icon path={offline} size="sm" className={c.offlineIcon} />
            {words.offline(state.savedAt)}
          </p>
          <Places places={state.places} {...{ date, words, c, beforeRetry }} />
        </>
      )
    case 'ready':
      return state.places.length === 0 ? (
        <p className={c.message}>{words.empty}</p>
      ) : (
        <Places places={state.places} {...{ date, words, c, beforeRetry }} />
      )
    default:
      return state satisfies never
  }
}

const Places = ({
  places,
  date,
  words,
  c,
  beforeRetry,
}: Omit<ContentProps, 'state'> & { places: readonly PlaceWeather[] }) => (
  <ul className={c.list} aria-label={words.places}>
    {places.map((weather) => (
      <WeatherCard key={weather.id} {...{ weather, date, words, c, beforeRetry }} />
    ))}
  </ul>
)

const Bones = ({ count, c }: { count: number; c: ClassNames<WeatherWidgetPart> }) => (
  <div className={c.list} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={c.skeleton}>
        <div className={c.bone} />
        <div className={c.bone} />
        <div className={c.bone} />
      </div>
    ))}
  </div>
)
