import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer, Calls, ForecastAnswer, HistoricalAnswer, Language } from '@tropa/contract'
import type { WeatherQuestion } from '@tropa/machines'
import { orUnavailable } from './failures.ts'
import type { Portal } from './portal.ts'
import { isInTerritory, pageOf, searchPageOf, type Narrowing } from './whole-lists.ts'

const minute = 60_000
const hour = 60 * minute

/** Asked for on every page, and no page fails without them. */
export const territoriesQuery = (portal: Portal) =>
  queryOptions({ queryKey: ['territories'], queryFn: ({ signal }) => portal.territories({}, { signal }), staleTime: hour })
export const mainMenuQuery = (portal: Portal) =>
  queryOptions({ queryKey: ['main-menu'], queryFn: ({ signal }) => portal.mainMenu({}, { signal }), staleTime: hour })
export const subMenuQuery = (portal: Portal) =>
  queryOptions({ queryKey: ['sub-menu'], queryFn: ({ signal }) => portal.subMenu({}, { signal }), staleTime: hour })
export const footerMenuQuery = (portal: Portal) =>
  queryOptions({ queryKey: ['footer-menu'], queryFn: ({ signal }) => portal.footerMenu({}, { signal }), staleTime: hour })

type Main = Answer<Calls['main']>

/** Of a territory, whether or not the provider narrowed it; articles are of the whole region. */
function mainOf(main: Main, territoryId: number | undefined): Main {
  const inTerritory = <C extends { territory_id: number | null }>(cards: readonly C[]) => cards.filter((card) => isInTerritory(card, territoryId))
  return {
    track_list: inTerritory(main.track_list),
    event_list: inTerritory(main.event_list),
    tour_list: inTerritory(main.tour_list),
    excursion_list: inTerritory(main.excursion_list),
    guide_list: main.guide_list,
    location_list: inTerritory(main.location_list),
  }
}

export const mainQuery = (portal: Portal, territoryId: number | null) => {
  const query = territoryId ? { territory_id: territoryId } : {}
  return queryOptions({ queryKey: ['main', territoryId], queryFn: async ({ signal }) => mainOf(await portal.main({ query }, { signal }), query.territory_id) })
}

export const climateQuery = (portal: Portal, territoryId: number) =>
  queryOptions({
    queryKey: ['climate', territoryId],
    queryFn: ({ signal }) => portal.climate({ query: { territory_id: territoryId } }, { signal }),
    staleTime: hour,
  })

/** A page of places, with what they can be narrowed by. */
export const locationsQuery = (portal: Portal, query: Narrowing) =>
  queryOptions({
    queryKey: ['locations', query],
    queryFn: async ({ signal }) => {
      const answer = await orUnavailable(portal.locations({ query }, { signal }))
      const { cards, total } = pageOf(answer.location_list, answer.total, query)
      return { ...answer, location_list: cards, total }
    },
  })

export const locationQuery = (portal: Portal, id: number, radiusKm: number) =>
  queryOptions({
    queryKey: ['location', id, radiusKm],
    queryFn: ({ signal }) => portal.location({ params: { id }, query: { radius_km: radiusKm } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const resultsOnPage = 24

export const searchQuery = (portal: Portal, q: string, tag: string | undefined, offset: number) =>
  queryOptions({
    queryKey: ['search', q, tag, offset],
    queryFn: async ({ signal }) => searchPageOf(await portal.search({ query: { q, tag, limit: resultsOnPage, offset } }, { signal }), { tag, limit: resultsOnPage, offset }),
  })

export const guideQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['guide', id], queryFn: ({ signal }) => portal.guide({ params: { id } }, { signal }) })

export const postQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['post', id], queryFn: ({ signal }) => portal.post({ params: { id } }, { signal }) })

/** @param key its number, or its word */
export const pageQuery = (portal: Portal, key: string) =>
  queryOptions({ queryKey: ['page', key], queryFn: ({ signal }) => portal.page({ params: { id: key } }, { signal }) })

/** Asked for without a network too: what was saved must not wait for one. */
export function weatherQuery(portal: Portal, { kind, date, places }: WeatherQuestion, language: Language) {
  const query = { query: places.map(({ geolocation }) => geolocation).join(';'), date, language }
  return queryOptions<ForecastAnswer | HistoricalAnswer>({
    queryKey: ['weather', kind, query],
    queryFn: ({ signal }) => portal[kind]({ query }, { signal }),
    staleTime: 10 * minute,
    networkMode: 'always',
  })
}
