import { legKm, lengthKm } from '@tropa/library/Map/sphere.ts'
import type { RoadLeg } from '@tropa/contract'
import { keyOf, plannedDays, planOf, type PlannedObject, type Track } from '@tropa/machines'
import { pointOf } from '../geography/distance.ts'
import type { Card } from '../portal/cards-by-id.ts'

/** An object of a track as a page shows it. */
export type TrackObject = {
  object: PlannedObject
  /** `null`: not known, or not known yet. */
  card: Card | null
  /** The provider no longer has it. */
  isGone?: boolean
  /** The title of a removed object, if the provider still knows it. */
  lastTitle?: string
}

/** @param cards of the track's objects, in its order; `null`: gone, `undefined`: not known yet */
export const objectsOf = (track: Track, cards: readonly (Card | null | undefined)[]): TrackObject[] =>
  planOf(track).map((object, index) => {
    const card = cards[index]
    if (card?.is_removed) return { object, card: null, isGone: true, lastTitle: card.the_title }
    return { object, card: card ?? null, isGone: card === null }
  })

/** The objects in the order of their days, as the plan shows them: those without a day come last. */
export function inDayOrder(track: Track, objects: readonly TrackObject[]): TrackObject[] {
  const byKey = new Map(objects.map((stop) => [keyOf(stop.object), stop]))
  return plannedDays(track).flatMap(({ stops }) => stops.flatMap((stop) => byKey.get(keyOf(stop)) ?? []))
}

/** The day of each stop in the order of days, from 0; stops without a day come after the last. */
export const dayPartsOf = (track: Track): number[] =>
  plannedDays(track).flatMap(({ stops }, index) => stops.map(() => index))

/** The geolocations of the stops that have one, in order. */
export const pointsOf = (objects: readonly TrackObject[]): string[] =>
  objects.flatMap(({ card }) => card?.geolocation ?? [])

export type TrackLeg = {
  /** To 100 m; by road where `minutes` are known, else in a straight line. */
  km: number
  straightKm: number
  /** By car. */
  minutes?: number
  /** The stop where it ends. */
  to: TrackObject
  /** Stops between that have no point on the map. */
  passed: number
}

/** The way by road between two geolocations; `null`: not known. */
export type RoadBetween = (from: string, to: string) => RoadLeg

/** The leg from each stop to the next one that has a point; `null` if the stop itself has none, or none follows. */
export const legsOf = (objects: readonly TrackObject[], road: RoadBetween = () => null): (TrackLeg | null)[] =>
  objects.map(({ card }, index) => {
    const following = objects.slice(index + 1)
    const passed = following.findIndex((next) => next.card?.geolocation)
    const to = following[passed]
    if (!card?.geolocation || !to?.card?.geolocation) return null
    const straightKm = legKm(pointOf(card.geolocation), pointOf(to.card.geolocation))
    return { ...(road(card.geolocation, to.card.geolocation) ?? { km: straightKm }), straightKm, to, passed }
  })

/** The legs that a plan shows, including those between days; there is none from a day to a stop without a day. */
export function legsOfPlan(track: Track, objects: readonly TrackObject[], road?: RoadBetween): (TrackLeg | null)[] {
  const days = new Map(plannedDays(track).flatMap(({ day, stops }) => stops.map((stop) => [keyOf(stop), day])))
  const dayOf = ({ object }: TrackObject) => days.get(keyOf(object)) ?? null
  return legsOf(objects, road).map((leg, index) => {
    const from = objects[index]
    return leg && from && (dayOf(from) === null || dayOf(leg.to) !== null) ? leg : null
  })
}

/** The sum of the known legs as shown, in kilometres; `null`: none is known. */
export function totalOf(legs: readonly (TrackLeg | null)[]): number | null {
  const known = legs.filter((leg) => leg !== null)
  return known.length > 0 ? lengthKm(known.map(({ km }) => km)) : null
}

/** Known stops without a point, which no distance can include. */
export const withoutPoint = (objects: readonly TrackObject[]) =>
  objects.filter(({ card }) => card !== null && !card.geolocation).length
