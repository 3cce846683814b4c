import { type ResponseBody, type Call, calls, type Calls, type Language, statusesOf } from '@tropa/contract'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { type AppOptions, createApp } from '../app.ts'
import type { Database } from '../database/database.ts'
import { openSeededDatabase } from './database.ts'

/** The day before the first events of the content. */
export const today = new Date('2026-12-01T12:00:00+05:00')

type RequestOptions = { language?: Language; headers?: Record<string, string> }

export type TestPortal = {
  app: Hono
  db: Database
  /** Makes a call and checks the response against its schema. @throws {Error} for a status other than 200 */
  ask: <Name extends keyof Calls>(
    name: Name,
    path: string,
    options?: RequestOptions,
  ) => Promise<ResponseBody<Calls[Name]>>
  /** @throws {Error} for a status that the contract does not have for the call */
  fetch: (path: string, options?: RequestOptions & RequestInit) => Promise<Response>
  close: () => Promise<void>
}

const patternOf = ({ path }: Call) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)
/** Fixed paths come before those with a parameter: `location/points` is not a place. */
const patterns = Object.values<Call>(calls)
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
  .map((call) => ({ call, pattern: patternOf(call) }))

/** Statuses that every call may have beside those of its contract. */
const always = [304, 405]
function checkStatus(method: string, path: string, status: number): void {
  const samePath = patterns.filter(({ pattern }) => pattern.test(path))
  const call = samePath.find((one) => one.call.method === method.toLowerCase())?.call
  if (call && ![...always, ...statusesOf(call)].includes(status))
    throw new Error(`${path}: ${status} is not in the contract`)
}

/** An application over a database that is already open. */
export function aPortalOver(db: Database, options: Partial<AppOptions> = {}): Omit<TestPortal, 'close'> {
  const app = createApp({ db, now: () => today, visitorOf: () => 'somebody', log: () => undefined, ...options })
  const fetch: TestPortal['fetch'] = async (path, { language, headers, ...init } = {}) => {
    const response = await app.request(`/${path}`, {
      ...init,
      headers: { ...(language ? { 'accept-language': language } : {}), ...headers },
    })
    checkStatus(init.method ?? 'get', path, response.status)
    return response
  }
  const ask: TestPortal['ask'] = async (name, path, options) => {
    const response = await fetch(path, options)
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    // The schema is the one of this call; TypeScript cannot follow it through the index.
    const { 200: schema }: Call['responses'] = calls[name].responses
    return (schema ? v.parse(schema, await response.json()) : undefined) as never
  }
  return { app, db, ask, fetch }
}

/** The application over a database of its own, with the region's content in it. */
export async function aPortal(options: Partial<AppOptions> = {}): Promise<TestPortal> {
  const { db, close } = await openSeededDatabase()
  return { ...aPortalOver(db, options), close }
}
