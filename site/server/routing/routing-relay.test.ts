// @vitest-environment node
import { RoadLegs } from '@tropa/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { aVisit } from '../gateway/testing/test-provider.ts'
import { aTestService, type Arrived } from '../relays/testing/test-service.ts'
import { roadRouter, type RouterKind } from './road-routers.ts'
import { RouterService } from './router-service.ts'
import { createRoutingRelay } from './routing-relay.ts'

const surgut = '61.254,73.3962'
const khanty = '61.0019,69.0271'
const berezovo = '63.9336,65.0458'

/** A point beyond the rivers, to which there is no road. */
const isIsland = (text: string) => text.includes('65.0458')

/** Stand-ins that speak the routers' wires: 100 km and 90 minutes for every leg. */
const standIns: Record<RouterKind, (arrived: Arrived) => { status: number; body: unknown }> = {
  osrm: ({ path }) =>
    isIsland(path)
      ? { status: 400, body: { code: 'NoRoute', message: 'Impossible route between points' } }
      : { status: 200, body: { code: 'Ok', routes: [{ distance: 100_040, duration: 5399, legs: [] }], waypoints: [] } },
  valhalla: ({ params }) =>
    isIsland(params.get('json') ?? '')
      ? { status: 400, body: { error_code: 442, error: 'No path could be found for input', status_code: 400 } }
      : { status: 200, body: { trip: { summary: { length: 100.04, time: 5399 }, legs: [], status: 0 } } },
}

async function aRouter(kind: RouterKind, respond = standIns[kind]) {
  const upstream = await aTestService((arrived, response) => {
    const { status, body } = respond(arrived)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return { upstream, service: new RouterService(roadRouter(kind, upstream.url), { patience: 2000 }) }
}
const asking = (service: RouterService | null) => {
  const logged: unknown[] = []
  const relay = createRoutingRelay(service, { log: (...entry) => void logged.push(entry) })
  const ask = (points: string[], init: RequestInit = {}) => {
    const query = new URLSearchParams({ points: points.join(';') })
    return relay(aVisit(`/api/routing/legs?${query}`, init), 'legs')
  }
  return { ask, logged }
}

describe.each(['osrm', 'valhalla'] as const)('a routing service with the protocol %s', (kind) => {
  test('returns kilometres and minutes for each leg, or none without a road', async () => {
    const { service } = await aRouter(kind)
    const response = await asking(service).ask([khanty, surgut, berezovo])

    expect(response.status).toBe(200)
    expect(v.parse(RoadLegs, await response.json())).toEqual({ leg_list: [{ km: 100, minutes: 90 }, null] })
  })

  test('gets one request for a leg of any tracks, without data of the visitor', async () => {
    const { upstream, service } = await aRouter(kind)
    const { ask } = asking(service)
    const headers = { cookie: 'session=1', authorization: 'Bearer token', 'x-forwarded-for': '192.0.2.1' }
    await ask([khanty, surgut], { headers })
    await ask([surgut, khanty, surgut], { headers })

    expect(upstream.arrived).toHaveLength(2)
    const sent = upstream.arrived.flatMap((one) => Object.keys(one.headers))
    expect(sent.filter((name) => ['cookie', 'authorization', 'x-forwarded-for', 'referer'].includes(name))).toEqual([])
  })

  test('that fails gives a 503 with its cause in the log, and gets the next request', async () => {
    let isBroken = true
    const { service } = await aRouter(kind, (arrived) =>
      isBroken ? { status: 500, body: { error: 'out of memory' } } : standIns[kind](arrived),
    )
    const { ask, logged } = asking(service)
    const refused = await ask([khanty, surgut])
    isBroken = false

    expect([refused.status, refused.headers.get('retry-after'), logged.length]).toEqual([503, '60', 1])
    expect((await ask([khanty, surgut])).status).toBe(200)
  })
})

test('a response that is too large is a failure of the service', async () => {
  const upstream = await aTestService((_, response) =>
    response.writeHead(200, { 'content-length': String(5 * 1024 * 1024) }).flushHeaders(),
  )
  const service = new RouterService(roadRouter('osrm', upstream.url))
  const { ask, logged } = asking(service)

  expect((await ask([khanty, surgut])).status).toBe(503)
  expect(String(logged)).toContain('larger than')
})

test('OSRM gets longitude first, Valhalla named coordinates', async () => {
  const [osrm, valhalla] = [await aRouter('osrm'), await aRouter('valhalla')]
  await asking(osrm.service).ask([khanty, surgut])
  await asking(valhalla.service).ask([khanty, surgut])

  expect(osrm.upstream.arrived[0]?.path).toBe('/route/v1/driving/69.0271,61.0019;73.3962,61.254')
  expect(JSON.parse(valhalla.upstream.arrived[0]?.params.get('json') ?? '')).toMatchObject({
    locations: [
      { lat: 61.0019, lon: 69.0271 },
      { lat: 61.254, lon: 73.3962 },
    ],
    costing: 'auto',
  })
})

test('one point, points off the globe and too many points are refused by field; without a routing service there is no call', async () => {
  const { service } = await aRouter('osrm')
  const { ask } = asking(service)
  const statuses = [[khanty], [khanty, '91,10'], Array.from({ length: 102 }, () => khanty)].map(async (points) => {
    const response = await ask(points)
    return [response.status, Object.keys((await response.json()).errors)]
  })

  expect(await Promise.all(statuses)).toEqual([
    [422, ['points']],
    [422, ['points']],
    [422, ['points']],
  ])
  expect((await asking(null).ask([khanty, surgut])).status).toBe(404)
})
