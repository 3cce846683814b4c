import * as v from 'valibot'
import { routingAddresses } from './addresses.ts'
import type { Call } from './call.ts'
import { Failure } from './failure.ts'

/** The most points in one query. */
export const mostRoutingPoints = 101

const place = String.raw`-?\d{1,2}(?:\.\d{1,15})?,-?\d{1,3}(?:\.\d{1,15})?`
const isOnGlobe = (text: string) =>
  text
    .split(';')
    .every((point) => point.split(',').every((part, axis) => Math.abs(Number(part)) <= (axis === 0 ? 90 : 180)))

/** The query of the way through some points. */
export const RoutingQuery = v.object({
  /** Geolocations joined by `;`, latitude first, from 2 to 101. */
  points: v.pipe(
    v.string(),
    v.regex(new RegExp(`^${place}(?:;${place}){1,${mostRoutingPoints - 1}}$`)),
    v.check(isOnGlobe, 'range'),
  ),
})
export type RoutingQuery = v.InferOutput<typeof RoutingQuery>

/** The way by road from a point to the next one; `null`: there is no road between them. */
export const RoadLeg = v.nullable(v.object({ km: v.number(), minutes: v.number() }))
export type RoadLeg = v.InferOutput<typeof RoadLeg>
/** One leg between every two points of the query, in its order. */
export const RoadLegs = v.object({ leg_list: v.array(RoadLeg) })
export type RoadLegs = v.InferOutput<typeof RoadLegs>

/** Calls of the portal's own server, where `ROUTING_URL` is set; providers do not serve them. */
export const routingCalls = {
  roadLegs: {
    ...routingAddresses.roadLegs,
    access: 'public',
    limit: 'routing',
    summary: 'The way by road through some points',
    query: RoutingQuery,
    responses: { 200: RoadLegs, 504: Failure },
  },
} as const satisfies Record<string, Call>
/** The type of `routingCalls`. */
export type RoutingCalls = typeof routingCalls
