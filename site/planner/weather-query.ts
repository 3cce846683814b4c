import { queryOptions } from '@tanstack/react-query'
import type { ForecastAnswer, HistoricalAnswer } from '@tropa/contract'
import type { WeatherRequest } from '@tropa/machines'
import type { Portal } from '../portal/portal.ts'
import { contentLanguage, type Language } from '../region/languages.ts'

const minute = 60_000

const askedOf = ({ date, places }: WeatherRequest, language: Language) => ({
  query: places.map(({ geolocation }) => geolocation).join(';'),
  date,
  language: contentLanguage(language),
})

/** Asked for without a network too: what was saved must not wait for one. */
export function weatherQuery(portal: Portal, question: WeatherRequest, language: Language) {
  const { kind } = question
  const query = askedOf(question, language)
  return queryOptions<ForecastAnswer | HistoricalAnswer>({
    queryKey: ['weather', kind, query],
    queryFn: ({ signal }) => portal[kind]({ query }, { signal }),
    staleTime: 10 * minute,
    networkMode: 'always',
  })
}
