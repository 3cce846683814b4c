import type { RoadLeg } from '@tropa/contract'
import { readText } from '@tropa/http/body'
import * as v from 'valibot'
import type { Point } from '../../geography/distance.ts'
import type { AskRouter } from './router-service.ts'

/** The supported routers. */
export const routerKinds = ['osrm', 'valhalla'] as const
/** One of `routerKinds`. */
export type RouterKind = (typeof routerKinds)[number]

const toLeg = (km: number, seconds: number): RoadLeg => ({
  km: Math.round(km * 10) / 10,
  minutes: Math.ceil(seconds / 60),
})

type Wire = { address: (base: string, from: Point, to: Point) => URL; read: (body: unknown) => RoadLeg }

/** Distances in metres, durations in seconds. @see https://project-osrm.org/docs/v5.24.0/api/#route-service */
const OsrmResponse = v.variant('code', [
  v.object({ code: v.literal('Ok'), routes: v.tuple([v.object({ distance: v.number(), duration: v.number() })]) }),
  v.object({ code: v.picklist(['NoRoute', 'NoSegment']) }),
])
const osrm: Wire = {
  address: (base, from, to) => {
    const points = [from, to].map(({ latitude, longitude }) => `${longitude},${latitude}`).join(';')
    return new URL(`${base}/route/v1/driving/${points}?overview=false&alternatives=false&steps=false`)
  },
  read: (body) => {
    const response = v.parse(OsrmResponse, body)
    return response.code === 'Ok' ? toLeg(response.routes[0].distance / 1000, response.routes[0].duration) : null
  },
}

/** 171: no road near a point; 442: no way between them. */
const noRoad = [171, 442]
/** Lengths in kilometres, times in seconds. @see https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/ */
const ValhallaResponse = v.union([
  v.object({ trip: v.object({ summary: v.object({ length: v.number(), time: v.number() }) }) }),
  v.object({ error_code: v.picklist(noRoad) }),
])
const valhalla: Wire = {
  address: (base, from, to) => {
    const locations = [from, to].map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude }))
    const url = new URL(`${base}/route`)
    const question = { locations, costing: 'auto', units: 'kilometers', directions_type: 'none' }
    url.searchParams.set('json', JSON.stringify(question))
    return url
  },
  read: (body) => {
    const response = v.parse(ValhallaResponse, body)
    return 'trip' in response ? toLeg(response.trip.summary.length, response.trip.summary.time) : null
  },
}

const wires: Readonly<Record<RouterKind, Wire>> = { osrm, valhalla }

/** Valhalla adds the line of the road, which takes some hundred kilobytes across the region. */
const mostBytes = 4 * 1024 * 1024

/** @param base the address of the router, without a trailing slash */
export const roadRouter =
  (kind: RouterKind, base: string): AskRouter =>
  async (from, to, signal) => {
    const { address, read } = wires[kind]
    const response = await fetch(address(base, from, to), {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal,
    })
    return read(JSON.parse(await readText(response, mostBytes)))
  }
