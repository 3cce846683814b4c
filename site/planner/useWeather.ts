import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import {
  weatherMachine,
  type ConnectivityEvent,
  type WeatherAnswer,
  type WeatherInput,
  type WeatherRequest,
} from '@tropa/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import type { Portal } from '../portal/portal.ts'
import type { Language } from '../region/languages.ts'
import { type FetchWeather, loadWeather } from './load-weather.ts'
import { weatherQuery } from './weather-query.ts'
import { useSession } from '../visitor/SessionProvider.tsx'
import { useIsOnline, useConnectivityEvents } from '../visitor/connectivity.tsx'
import { regionCalendar } from './weather-calendar.ts'
import { savedWeather } from './saved-weather.ts'

type Surroundings = { queryClient: QueryClient; portal: Portal; language: Language }

/** Through the cache of queries, so that a date chosen again is not asked for again. */
const cachedFetch =
  ({ queryClient, portal, language }: Surroundings): FetchWeather =>
  (question, signal) => {
    const options = weatherQuery(portal, question, language)
    signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey: options.queryKey, exact: true }))
    return queryClient.fetchQuery(options)
  }

function provided(surroundings: Surroundings) {
  return weatherMachine.provide({
    actors: {
      load: fromPromise<WeatherAnswer, WeatherRequest | null>(async ({ input, signal }) => {
        if (!input) throw new Error('There is no question without a date and a place')
        return loadWeather(cachedFetch(surroundings), surroundings.language, input, signal)
      }),
    },
  })
}

export type WeatherView = {
  weather: SnapshotFrom<typeof weatherMachine>
  /** `YYYY-MM-DD` in the region. */
  today: string
  isOnline: boolean
  /** RFC 3339: when the weather shown was loaded; `undefined`: just now. */
  savedAt: string | undefined
  askAgain: () => void
}

/**
 * The weather of the visitor's travel date.
 * @param objects of the track, in its order; `null` while they are not known. The same array from one drawing to the
 * next.
 */
export function useWeather(objects: WeatherInput['objects'] | null): WeatherView {
  const queryClient = useQueryClient()
  const { portal } = useRouteContext({ from: '__root__' })
  const { language, today, preferences } = useSession()
  const isOnline = useIsOnline()
  const [calendar] = useState(() => regionCalendar(today))
  const machine = useMemo(() => provided({ queryClient, portal, language }), [queryClient, portal, language])
  const input = { today: calendar.today(), date: preferences.travelDate, objects: objects ?? [] }
  const actor = useActorRef(machine, { input })
  const weather = useSelector(actor, (snapshot) => snapshot)

  useEffect(() => calendar.follow((day) => actor.send({ type: 'MIDNIGHT', today: day })), [actor, calendar])
  useEffect(() => actor.send({ type: 'DATE_CHANGED', date: preferences.travelDate }), [actor, preferences.travelDate])
  useEffect(() => {
    if (objects) actor.send({ type: 'OBJECTS_CHANGED', objects })
  }, [actor, objects])
  const sendConnectivity = useCallback(
    (event: ConnectivityEvent) => {
      if (event.type === 'WENT_ONLINE') actor.send(event)
    },
    [actor],
  )
  useConnectivityEvents(sendConnectivity)

  const { question, answer } = weather.context
  return {
    weather,
    today: calendar.today(),
    isOnline,
    savedAt:
      answer?.savedAt ?? (isOnline || !answer || !question ? undefined : savedWeather(question, language)?.savedAt),
    askAgain: () => actor.send({ type: 'RETRY' }),
  }
}
