import type { CalendarDate, LocationCard, SearchResponse, Sort, TourCard, TrackCard } from '@tropa/contract'
import { distanceKm } from '@tropa/library/Map/sphere.ts'
import { pointOf } from '../geography/distance.ts'
import { statusOn } from '../dates/opening-week.ts'
import { monthOf } from '../dates/season.ts'
import { dateInRegion } from '../dates/region-time.ts'

type AnyCard = Pick<LocationCard, 'id' | 'the_title' | 'the_summary' | 'territory_id' | 'for_disabled'> & {
  access?: LocationCard['access']
  season?: LocationCard['season']
  price_from?: LocationCard['price_from']
  opening_hours?: LocationCard['opening_hours']
  territory_ids?: TourCard['territory_ids']
  category?: TourCard['category']
  geolocation?: LocationCard['geolocation']
  dates?: LocationCard['dates']
  type?: LocationCard['type'] | TrackCard['type'] | undefined
}

/** The parameters of lists; a provider may support none of them. */
export type Narrowing = {
  territory_id?: number
  /** Of tours and excursions, joined by commas; for tracks it is their `type`. */
  category?: string
  /** Types of places, joined by commas. */
  type_id?: string
  for_disabled?: boolean
  /** Facts of accessibility that must all be known, joined by commas. */
  access?: string
  /** What costs an adult nothing. */
  free?: boolean
  /** A place by its hours, anything else by its season. */
  open_on?: CalendarDate
  /** `distance` is that of `near`. */
  sort?: Sort
  q?: string
  /** Days of the region, both included. */
  from?: CalendarDate
  to?: CalendarDate
  /** `south,west,north,east`, degrees. */
  bbox?: string
  /** `latitude,longitude`, degrees; the nearest cards come first. */
  near?: string
  /** Around `near`. */
  radius_km?: number
  /** Ids joined by commas: the list has these cards in this order. */
  ids?: string
  limit?: number
  offset?: number
}

/** Of categories, with the other filters. */
export type Counts = readonly { id: string; count: number }[]
export type CardPage<C> = { cards: C[]; total: number; categories?: Counts }

export const isInTerritory = (
  { territory_id, territory_ids = [] }: Pick<AnyCard, 'territory_id' | 'territory_ids'>,
  territoryId: number | undefined,
): boolean => territoryId === undefined || territory_id === territoryId || territory_ids.includes(territoryId)

const numbers = (ids: string | undefined) => (ids ? ids.split(',').map(Number) : [])
/** Whether a session is on one of the days; one that ends at midnight does not count for the next day. */
function isOnDays({ dates }: AnyCard, { from, to }: Narrowing): boolean {
  if (!from && !to) return true
  if (!dates) return false
  const [first, last] = [
    Date.parse(dates.starts_at),
    Math.max(Date.parse(dates.starts_at), Date.parse(dates.ends_at) - 1),
  ]
  return (!to || dateInRegion(new Date(first)) <= to) && (!from || dateInRegion(new Date(last)) >= from)
}

function isInBox({ geolocation }: AnyCard, bbox: string | undefined): boolean {
  if (!bbox) return true
  if (!geolocation) return false
  const [south = -90, west = -180, north = 90, east = 180] = numbers(bbox)
  const { latitude, longitude } = pointOf(geolocation)
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** km from the point of `near`; Infinity for a card without a point. */
const distanceFrom = (near: string, { geolocation }: AnyCard) =>
  geolocation ? distanceKm(pointOf(near), pointOf(geolocation)) : Infinity

/** Sorts by distance if the list has `near`. */
function nearest<C extends AnyCard>(cards: readonly C[], { near, radius_km = Infinity }: Narrowing): readonly C[] {
  if (!near) return cards
  const measured = cards.map((card) => ({ card, km: distanceFrom(near, card) }))
  return measured
    .filter(({ km }) => km <= radius_km)
    .sort((one, other) => one.km - other.km)
    .map(({ card }) => card)
}

const has = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase())

const isInCategories = ({ category, type }: AnyCard, wanted: string | undefined) =>
  !wanted || wanted.split(',').some((one) => one === category || one === type)

function isOpenOn({ opening_hours, season = [], type }: AnyCard, date: CalendarDate | undefined): boolean {
  if (!date) return true
  if (typeof type !== 'object') return season.length === 0 || season.includes(monthOf(date))
  const { kind } = statusOn(opening_hours, date)
  return kind === 'open' || kind === 'always'
}

const categoryOf = ({ category, type }: AnyCard) => category ?? (typeof type === 'string' ? type : undefined)

function categoriesOf(cards: readonly AnyCard[]): Counts {
  const counts = new Map<string, number>()
  for (const id of cards.flatMap((card) => categoryOf(card) ?? [])) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, count]) => ({ id, count }))
}

const byTitle = ({ the_title: one }: AnyCard, { the_title: other }: AnyCard) => one.localeCompare(other)
const priceOf = ({ price_from }: AnyCard) => Number(price_from?.value ?? Number.MAX_SAFE_INTEGER)
const orders: Readonly<Record<string, (one: AnyCard, other: AnyCard) => number>> = {
  title: byTitle,
  price: (one, other) => priceOf(one) - priceOf(other),
}

function matches(card: AnyCard, query: Narrowing): boolean {
  const { type } = card
  const typeIds = numbers(query.type_id)
  return (
    isInTerritory(card, query.territory_id) &&
    isInCategories(card, query.category) &&
    (typeIds.length === 0 || (typeof type === 'object' && typeIds.includes(type.id))) &&
    (!query.for_disabled || card.for_disabled) &&
    (!query.access || query.access.split(',').every((fact) => card.access?.includes(fact))) &&
    (!query.free || (card.price_from !== undefined && Number(card.price_from.value) === 0)) &&
    isOpenOn(card, query.open_on) &&
    isOnDays(card, query) &&
    isInBox(card, query.bbox) &&
    (!query.q || has(card.the_title, query.q) || has(card.the_summary, query.q))
  )
}

/**
 * A page of a list. A provider that sends no `total` sends the whole list, whatever the parameters (specification,
 * section 7), so the portal filters and pages it here.
 */
export function pageOf<C extends AnyCard>(
  cards: readonly C[],
  total: number | undefined,
  query: Narrowing,
  categories?: Counts,
): CardPage<C> {
  if (total !== undefined) return { cards: [...cards], total, ...(categories && { categories }) }
  const ids = numbers(query.ids)
  if (ids.length > 0) {
    const named = ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
    return { cards: named, total: named.length }
  }
  const near = nearest(
    cards.filter((card) => matches(card, query)),
    query,
  )
  const order = orders[query.sort ?? '']
  const kept = order ? near.toSorted(order) : near
  const { offset = 0, limit = kept.length } = query
  const { category: _, ...others } = query
  const counts = categoriesOf(cards.filter((card) => matches(card, others)))
  return {
    cards: kept.slice(offset, offset + limit),
    total: kept.length,
    ...(counts.length > 0 && { categories: counts }),
  }
}

export type SearchResultsPage = Required<SearchResponse>

const countsOf = (results: SearchResponse['result_list']) => {
  const counts = new Map<string, number>()
  for (const { tag } of results) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].map(([tag, count]) => ({ tag, count }))
}

/** A page of search results. Without a `total` they are complete, so tags are counted and pages cut here. */
export function searchPageOf(
  { result_list, tag_list, total }: SearchResponse,
  query: { tag?: string | undefined; limit: number; offset: number },
): SearchResultsPage {
  if (total !== undefined) return { result_list, tag_list: tag_list ?? [], total }
  const kept = query.tag ? result_list.filter(({ tag }) => tag === query.tag) : result_list
  return {
    result_list: kept.slice(query.offset, query.offset + query.limit),
    tag_list: countsOf(result_list),
    total: kept.length,
  }
}
