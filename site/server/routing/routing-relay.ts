import { type RoadLegs, RoutingQuery } from '@tropa/contract'
import { usualLimits } from '@tropa/contract/limits'
import { pointOf } from '../../geography/distance.ts'
import { createRelay, relayedCall, type RelaySurroundings } from '../relays/relay.ts'
import type { RouterService } from './router-service.ts'

const messages = {
  unavailable: { ru: 'Расстояния по дорогам временно недоступны', en: 'Distances by road are unavailable for now' },
  late: { ru: 'Служба дорог не ответила вовремя', en: 'The road service did not answer in time' },
}

const legsFrom = (service: RouterService) =>
  relayedCall(RoutingQuery, async ({ points }): Promise<RoadLegs> => ({
    leg_list: await service.legsThrough(points.split(';').map(pointOf)),
  }))

/** Answers `routing/*` of `routingCalls` in the contract. @param service `null`: no router is set */
export const createRoutingRelay = (service: RouterService | null, surroundings: RelaySurroundings = {}) =>
  createRelay({
    name: 'road',
    limit: usualLimits.routing,
    calls: service ? { legs: legsFrom(service) } : {},
    maxAge: 3600,
    messages,
    ...surroundings,
  })
