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
import { weatherQuery } from './weather-query.ts'
import { useSession } from '../visitor/SessionProvider.tsx'
import { useIsOnline, useTellConnection } from '../visitor/connectivity.tsx'
import { regionCalendar } from './weather-calendar.ts'
import { saveWeather, savedWeather } from './saved-weather.ts'
import type { Language } from '../region/languages.ts'

type Surroundings = { queryClient: QueryClient; portal: Portal; language: Language }

async function fetched(
  surroundings: Surroundings,
  question: WeatherRequest,
  signal: AbortSignal,
): Promise<WeatherAnswer> {
  const { queryClient, portal, language } = surroundings
  const options = weatherQuery(portal, question, language)
  signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey: options.queryKey, exact: true }))
  const answer = await queryClient.fetchQuery(options)
  saveWeather(question, language, answer, new Date().toISOString())
  return answer
}

/** What was saved, where the portal cannot be asked now or does not know. */
async function loaded(
  surroundings: Surroundings,
  question: WeatherRequest,
  signal: AbortSignal,
): Promise<WeatherAnswer> {
  const saved = savedWeather(question, surroundings.language)
  if (saved && !navigator.onLine) return saved
  return fetched(surroundings, question, signal).catch((error: unknown) => {
    if (saved && !signal.aborted) return saved
    throw error
  })
}

function provided(surroundings: Surroundings) {
  return weatherMachine.provide({
    actors: {
      load: fromPromise<WeatherAnswer, WeatherRequest | null>(async ({ input, signal }) => {
        if (!input) throw new Error('There is no question without a date and a place')
        return loaded(surroundings, input, signal)
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
  const tell = useCallback(
    (event: ConnectivityEvent) => {
      if (event.type === 'WENT_ONLINE') actor.send(event)
    },
    [actor],
  )
  useTellConnection(tell)

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
