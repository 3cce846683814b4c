import {
  type ResponseBody,
  type Call,
  type Calls,
  type Client,
  client,
  type Outgoing,
  statusesOf,
  trackAddresses,
  trackCalls,
} from '@tropa/contract'

import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import type { Principals } from '../../http/principal.ts'
import { createProvider, type ProviderOptions } from '../../http/provider.ts'
import { today } from '../../testing/portal.ts'
import { testSeal } from '../../tickets/testing/tickets.ts'
import { trackHandlers } from '../handlers.ts'

/** A token is the name of its user. */
const anyUser: Principals = async (token) => {
  const user = { kind: 'user' as const, id: token, sessionId: token }
  return user
}

/** The provider's track calls, where any token is accepted as a user. */
export const aTrackProvider = (db: Database, options: Partial<ProviderOptions> = {}) =>
  createProvider(trackCalls, trackHandlers(testSeal), {
    db,
    principals: anyUser,
    now: () => today,
    visitorOf: () => 'somebody',
    log: () => undefined,
    ...options,
  })

/** A response with an error status. */
export class Refused extends Error {
  readonly status: number
  readonly body: unknown
  constructor(status: number, body: unknown) {
    super(`${status} ${JSON.stringify(body)}`)
    this.status = status
    this.body = body
  }
}

const callOf = ({ method, path }: Outgoing): Call => {
  const found = Object.values<Call>(trackCalls)
    .filter((call) => call.method === method)
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
    .find((call) => new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
  if (!found) throw new Error(`no call ${method} ${path}`)
  return found
}

/** The track calls of a user or guest; each response is checked against the contract. */
export type Device = Client<typeof trackCalls>

/** A device of a user, or of a guest. */
export function aDevice(db: Database, user?: string, options: Partial<ProviderOptions> = {}): Device {
  const provider = aTrackProvider(db, options)
  return client<typeof trackCalls>(trackAddresses, async (outgoing) => {
    const { method, path, query, headers, body } = outgoing
    const response = await provider.request(`/${path}?${query}`, {
      method: method.toUpperCase(),
      headers: {
        ...headers,
        'accept-language': 'en',
        ...(user && { authorization: `Bearer ${user}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const call = callOf(outgoing)
    if (!statusesOf(call).includes(response.status))
      throw new Error(`${path}: ${response.status} is not in the contract`)
    const received = response.status === 204 ? undefined : await response.json()
    if (!response.ok) throw new Refused(response.status, received)
    const schema = call.responses[response.status]
    return schema ? v.parse(schema, received) : received
  })
}

let users = 0
/** A new user with two devices. */
export function aUser(db: Database) {
  users += 1
  const name = `user-${users}`
  return { name, device: aDevice(db, name), other: aDevice(db, name) }
}

/** The status and the broken fields of a refusal. */
export async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.then(
    (response) => new Error(`not refused: ${JSON.stringify(response)}`),
    (refusal: unknown) => refusal,
  )
  if (!(error instanceof Refused)) throw error
  const { errors } = error.body as { errors?: Record<string, string[]> }
  return errors ? [error.status, errors] : error.status
}

export const namesOf = ({ track }: { track: ResponseBody<Calls['myTrack']>['track'] }): string[] =>
  (track.plan ?? []).map(
    ({ object_type, object_id, day }) => `${object_type} ${object_id}${day ? ` on day ${day}` : ''}`,
  )
