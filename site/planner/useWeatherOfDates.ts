import type { CalendarDate } from '@tropa/contract'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import {
  type ConnectivityEvent,
  type WeatherResponse,
  type WeatherInput,
  weatherMachine,
  type WeatherRequest,
} from '@tropa/machines'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { fromPromise } from 'xstate'
import type { Portal } from '../portal/portal.ts'
import type { Language } from '../region/languages.ts'
import { useConnectivityEvents, useIsOnline } from '../visitor/connectivity.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import { type FetchWeather, loadWeather } from './load-weather.ts'
import { savedWeather } from './saved-weather.ts'
import { weatherInTurn } from './weather-in-turn.ts'
import { fetchFrom, weatherQuery } from './weather-query.ts'
import { type WeatherOfDay, weatherOfDay } from './weather-of-day.ts'
import { WeatherOfDates, type WeatherSnapshot } from './weather-of-dates.ts'

type Surroundings = { queryClient: QueryClient; portal: Portal; language: Language }

/** Fetches through the query cache, so that a date that is chosen again is neither requested nor queued again. */
function cachedFetch({ queryClient, portal, language }: Surroundings): FetchWeather {
  const inTurn = weatherInTurn(fetchFrom(portal, language))
  return (question, signal) => {
    const options = weatherQuery(inTurn, question, language)
    signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey: options.queryKey, exact: true }))
    return queryClient.fetchQuery(options)
  }
}

function provided(surroundings: Surroundings) {
  const cached = cachedFetch(surroundings)
  return weatherMachine.provide({
    actors: {
      load: fromPromise<WeatherResponse, WeatherRequest | null>(async ({ input, signal }) => {
        if (!input) throw new Error('There is no question without a date and a place')
        return loadWeather(cached, surroundings.language, input, signal)
      }),
    },
  })
}

/**
 * Returns the same object for the weather of a date while nothing in it changes, so that its day is not rendered
 * again.
 */
function keptWeather(): typeof weatherOfDay {
  const kept = new WeakMap<WeatherSnapshot, { savedAt: string | undefined; weather: WeatherOfDay }>()
  return (snapshot, savedAt, retry) => {
    const before = kept.get(snapshot)
    if (before && before.savedAt === savedAt) return before.weather
    const weather = weatherOfDay(snapshot, savedAt, retry)
    kept.set(snapshot, { savedAt, weather })
    return weather
  }
}

/** The weather of some dates. */
export type DatedWeather = {
  /** `undefined`: not requested. */
  of: (date: CalendarDate | null) => WeatherOfDay | undefined
  /** Requests again what failed, and what was loaded from storage. */
  retry: () => void
}

/**
 * The weather of dates in the territories of a track.
 * @param objects of the track; `null` while they are not known. Like `dates`, the same array until it changes
 */
export function useWeatherOfDates(
  dates: readonly CalendarDate[],
  objects: WeatherInput['objects'] | null,
  today: CalendarDate,
): DatedWeather {
  const queryClient = useQueryClient()
  const { portal } = useRouteContext({ from: '__root__' })
  const { language } = useSession()
  const isOnline = useIsOnline()
  const weather = useMemo(
    () => new WeatherOfDates(provided({ queryClient, portal, language })),
    [queryClient, portal, language],
  )
  const seen = useSyncExternalStore(weather.subscribe, weather.seen, weather.seen)
  const [sameWeather] = useState(keptWeather)

  useEffect(() => () => weather.stop(), [weather])
  useEffect(() => {
    if (objects) weather.ask({ dates, today, objects })
  }, [weather, dates, today, objects])
  const sendConnectivity = useCallback(
    ({ type }: ConnectivityEvent) => {
      if (type === 'WENT_ONLINE') weather.send({ type })
    },
    [weather],
  )
  useConnectivityEvents(sendConnectivity)

  return useMemo(() => {
    const savedAt = ({ context: { response, question } }: WeatherSnapshot) =>
      response?.savedAt ?? (isOnline || !response || !question ? undefined : savedWeather(question, language)?.savedAt)
    const shown = new Map(
      [...seen].map(([date, one]) => [
        date,
        sameWeather(one, savedAt(one), () => weather.send({ type: 'RETRY' }, date)),
      ]),
    )
    return {
      of: (date) => (date === null ? undefined : shown.get(date)),
      retry: () => weather.send({ type: 'RETRY' }),
    }
  }, [seen, isOnline, language, weather, sameWeather])
}
