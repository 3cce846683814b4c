import type { Category, LocationCard, SearchAnswer, TourCard, TrackCard } from '@tropa/contract'
import { distanceKm } from '@tropa/library/Map/sphere.ts'
import { pointOf } from '../geography/distance.ts'
import { dateInRegion } from '../region/region-time.ts'

type AnyCard = Pick<LocationCard, 'id' | 'the_title' | 'the_summary' | 'territory_id' | 'for_disabled'> & {
  territory_ids?: TourCard['territory_ids']
  category?: TourCard['category']
  geolocation?: LocationCard['geolocation']
  dates?: LocationCard['dates']
  type?: LocationCard['type'] | TrackCard['type'] | undefined
}

/** What a list may be asked by; a provider may know none of it. */
export type Narrowing = {
  territory_id?: number
  /** Of tours and excursions; of tracks it is their `type`. */
  category?: Category
  /** Types of places, joined by commas. */
  type_id?: string
  for_disabled?: boolean
  q?: string
  /** Days of the region, `YYYY-MM-DD`, both included. */
  from?: string
  to?: string
  /** `south,west,north,east`, degrees. */
  bbox?: string
  /** `latitude,longitude`, degrees: the nearest come first. */
  near?: string
  /** Around `near`. */
  radius_km?: number
  /** Joined by commas: the list is these, in this order. */
  ids?: string
  limit?: number
  offset?: number
}

export type CardPage<C> = { cards: C[]; total: number }

export const isInTerritory = (
  { territory_id, territory_ids = [] }: Pick<AnyCard, 'territory_id' | 'territory_ids'>,
  asked: number | undefined,
): boolean => asked === undefined || territory_id === asked || territory_ids.includes(asked)

const numbers = (ids: string | undefined) => (ids ? ids.split(',').map(Number) : [])
/** Whether a session falls on one of the days; one that ends at midnight is over before the next day. */
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

/** km from the point that the list is asked to be near; without a place of its own a card is nowhere near. */
const distanceFrom = (near: string, { geolocation }: AnyCard) =>
  geolocation ? distanceKm(pointOf(near), pointOf(geolocation)) : Infinity

/** The nearest first, where the list is asked to be near a point. */
function nearest<C extends AnyCard>(cards: readonly C[], { near, radius_km = Infinity }: Narrowing): readonly C[] {
  if (!near) return cards
  const measured = cards.map((card) => ({ card, km: distanceFrom(near, card) }))
  return measured
    .filter(({ km }) => km <= radius_km)
    .sort((one, other) => one.km - other.km)
    .map(({ card }) => card)
}

const has = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase())

function isAsked(card: AnyCard, asked: Narrowing): boolean {
  const { type } = card
  const typeIds = numbers(asked.type_id)
  return (
    isInTerritory(card, asked.territory_id) &&
    (!asked.category || card.category === asked.category || type === asked.category) &&
    (typeIds.length === 0 || (typeof type === 'object' && typeIds.includes(type.id))) &&
    (!asked.for_disabled || card.for_disabled) &&
    isOnDays(card, asked) &&
    isInBox(card, asked.bbox) &&
    (!asked.q || has(card.the_title, asked.q) || has(card.the_summary, asked.q))
  )
}

/**
 * A page of a list. A provider that tells no `total` answers the whole list, whatever it was asked by (specification,
 * section 7): it is narrowed and cut here.
 */
export function pageOf<C extends AnyCard>(
  cards: readonly C[],
  total: number | undefined,
  asked: Narrowing,
): CardPage<C> {
  if (total !== undefined) return { cards: [...cards], total }
  const ids = numbers(asked.ids)
  if (ids.length > 0) {
    const named = ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
    return { cards: named, total: named.length }
  }
  const kept = nearest(
    cards.filter((card) => isAsked(card, asked)),
    asked,
  )
  const { offset = 0, limit = kept.length } = asked
  return { cards: kept.slice(offset, offset + limit), total: kept.length }
}

export type SearchResultsPage = Required<SearchAnswer>

const countsOf = (results: SearchAnswer['result_list']) => {
  const counts = new Map<string, number>()
  for (const { tag } of results) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].map(([tag, count]) => ({ tag, count }))
}

/** A page of what was found. Without a `total` it is everything: its tags are counted, and the page is cut, here. */
export function searchPageOf(
  { result_list, tag_list, total }: SearchAnswer,
  asked: { tag?: string | undefined; limit: number; offset: number },
): SearchResultsPage {
  if (total !== undefined) return { result_list, tag_list: tag_list ?? [], total }
  const kept = asked.tag ? result_list.filter(({ tag }) => tag === asked.tag) : result_list
  return {
    result_list: kept.slice(asked.offset, asked.offset + asked.limit),
    tag_list: countsOf(result_list),
    total: kept.length,
  }
}
