import { queryOptions } from '@tanstack/react-query'
import type { WeatherResponse, WeatherRequest } from '@tropa/machines'
import type { Portal } from '../portal/portal.ts'
import { contentLanguage, type Language } from '../region/languages.ts'
import type { FetchWeather } from './load-weather.ts'

const minute = 60_000

const askedOf = ({ date, places }: WeatherRequest, language: Language) => ({
  query: places.map(({ geolocation }) => geolocation).join(';'),
  date,
  language: contentLanguage(language),
})

export const fetchFrom =
  (portal: Portal, language: Language): FetchWeather =>
  (question, signal) =>
    portal[question.kind]({ query: askedOf(question, language) }, { signal })

/** Runs without a network too, because saved weather must not wait for one. */
export const weatherQuery = (fetchWeather: FetchWeather, question: WeatherRequest, language: Language) =>
  queryOptions<WeatherResponse>({
    queryKey: ['weather', question.kind, askedOf(question, language)],
    queryFn: ({ signal }) => fetchWeather(question, signal),
    staleTime: 10 * minute,
    networkMode: 'always',
  })
