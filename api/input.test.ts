import { type Call, calls, Failure, type Schema } from '@tropa/contract'
import { usualLimits } from '@tropa/contract/limits'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey } from './organisation/keys.ts'
import { type AccountPortal, anAccountPortal } from './testing/accounts.ts'
import { naughtyValues } from './testing/naughty-values.ts'
import { oddJson, oddValues } from './testing/odd-values.ts'

let portal: AccountPortal
let organisationKey: string
beforeAll(async () => {
  const unlimited = { requests: 1_000_000, seconds: 60 }
  const limits = Object.fromEntries(Object.keys(usualLimits).map((name) => [name, unlimited]))
  portal = await anAccountPortal({ limits })
  organisationKey = await makeKey(portal.db, { companyId: 501, title: 'a gate', now: portal.clock.now })
})
afterAll(() => portal.close())

type Entries = Record<string, Schema>
/** One request: the fields of each part, as text that is ready for an address. */
type Sending = { call: Call; params: Record<string, string>; query: string[]; body?: string }

const hasEntries = (schema: Schema | undefined): schema is Schema & { entries: Entries } =>
  schema !== undefined && 'entries' in schema
const entriesOf = (schema: Schema | undefined): Entries => (hasEntries(schema) ? schema.entries : {})

const someId = '8f14e45f-ceea-467f-a9b4-3c5d1f7f0a11'
const usualValues = [
  '1',
  'музей',
  'location',
  '2026-12-05',
  '61.0,69.0',
  'visitor@example.org',
  'https://example.org/hook',
  'a-token-of-24-characters',
  someId,
  1001,
  true,
  [{ offer_id: 1, quantity: 1, price: { value: '0.00', currency: 'RUB' }, participants: [] }],
  [],
  '3462123456',
  'payment',
  'hours',
  '7ZZZP0QK3W9XJ4M2RBT5CDEFGH',
]
/** Each origin requires a field that is optional otherwise. */
const usualOrigin = { origin: 'foreign', country: 'Finland' }
const isNeeded = (schema: Schema) => !v.is(schema, undefined)
const usualOf = (schema: Schema): unknown =>
  hasEntries(schema) ? usualFields(schema) : usualValues.find((value) => v.is(schema, value))
const usualFields = (schema: Schema | undefined): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(entriesOf(schema))
      .filter(([, entry]) => isNeeded(entry))
      .map(([name, entry]) => [name, usualOf(entry)]),
  ),
  ...('origin' in entriesOf(schema) ? usualOrigin : {}),
})

const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed())
const asText = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encoded(value)]))
const inQuotes = (value: string) => encoded(JSON.stringify(value))
/** As it is, percent-encoded, and in JSON quotes. */
const spellings = (value: string): string[] => [...new Set([value, encoded(value), inQuotes(value)])]
const everySpelling = oddValues.flatMap(spellings)

const usual = (call: Call): Sending => ({
  call,
  params: asText(usualFields(call.params)),
  query: Object.entries(asText(usualFields(call.query))).map(([name, value]) => `${name}=${value}`),
  ...(call.body ? { body: JSON.stringify(usualFields(call.body)) } : {}),
})

const withQuery = (call: Call, name: string, ...spelt: string[]): Sending => {
  const { query, ...rest } = usual(call)
  const others = query.filter((pair) => !pair.startsWith(`${name}=`))
  return { ...rest, query: [...others, ...spelt.map((value) => `${name}=${value}`)] }
}
const withParameter = (call: Call, name: string, spelt: string): Sending => {
  const { params, ...rest } = usual(call)
  return { ...rest, params: { ...params, [name]: spelt } }
}
const withField = (call: Call, name: string, value: unknown): Sending => ({
  ...usual(call),
  body: JSON.stringify({ ...usualFields(call.body), [name]: value }),
})

const addressOf = ({ call, params, query }: Sending) =>
  `${call.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}${query.length > 0 ? `?${query.join('&')}` : ''}`

const isFailure = (body: unknown) => v.is(Failure, body)
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

let token: string | undefined
const credentialOf = ({ access }: Call) =>
  access === 'user' ? token : access === 'organisation' ? organisationKey : undefined
const request = (sending: Sending) => {
  const { call, body } = sending
  const credential = credentialOf(call)
  const headers = {
    ...asText(usualFields(call.headers)),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(credential && { authorization: `Bearer ${credential}` }),
  }
  return portal.fetch(addressOf(sending), { method: call.method.toUpperCase(), headers, ...(body && { body }) })
}

/** Sends a request as a signed-in user, with a new session if an earlier request has ended the old one. */
async function send(sending: Sending): Promise<Response> {
  const response = await request(sending)
  if (response.status !== 401 || sending.call.access !== 'user') return response
  token = (await portal.aUser()).token
  return request(sending)
}

/** What is wrong with the response to a request; nothing where it is a response or a refusal of the contract. */
async function faultOf(sending: Sending): Promise<string | undefined> {
  const response = await send(sending)
  const text = await response.text()
  const description = `${sending.call.method} ${addressOf(sending)} ${sending.body ?? ''}: ${response.status} ${text.slice(0, 100)}`
  if (response.status >= 500) return description
  if (response.status === 202 || response.status === 204) return undefined
  if (!response.headers.get('content-type')?.startsWith('application/json')) return description
  return response.ok
    ? parsed(text) === undefined
      ? description
      : undefined
    : isFailure(parsed(text))
      ? undefined
      : description
}

async function faultsOf(sendings: readonly Sending[]): Promise<string[]> {
  const found: (string | undefined)[] = []
  for (const sending of sendings) found.push(await faultOf(sending))
  return found.filter((fault) => fault !== undefined)
}

const everyCall = Object.entries<Call>(calls)
const isFreeText = (schema: Schema) => v.is(schema, 'some "text"') && v.is(schema, 'другой')

test('a valid request of every call passes its schemas, so that the tests below vary one value at a time', async () => {
  expect(everyCall.length).toBeGreaterThan(60)
  for (const [name, call] of everyCall) {
    const { status } = await send(usual(call))
    const broken = call.body && v.safeParse(call.body, usualFields(call.body)).issues
    expect([name, broken, [400, 401, 405, 413, 415, 500, 503].includes(status)]).toEqual([name, undefined, false])
    // A call that writes may refuse what its schemas allow: an address that is taken, a wrong password.
    expect([name, call.method === 'get' && status === 422]).toEqual([name, false])
  }
})

const sendingsOf = ([, call]: readonly [string, Call]): Sending[] => [
  ...Object.keys(entriesOf(call.query)).flatMap((name) => everySpelling.map((spelt) => withQuery(call, name, spelt))),
  ...Object.keys(entriesOf(call.query)).map((name) => withQuery(call, name, '1', encoded('\0'), 'null')),
  ...['unknown', '__proto__', 'q[]', '%00'].map((name) => withQuery(call, name, encoded('\0'))),
  ...Object.keys(entriesOf(call.params)).flatMap((name) =>
    everySpelling.map((spelt) => withParameter(call, name, spelt)),
  ),
  ...Object.keys(entriesOf(call.body)).flatMap((name) =>
    [...oddValues, ...oddJson].map((value) => withField(call, name, value)),
  ),
  ...(call.body ? everySpelling.map((body) => ({ ...usual(call), body })) : []),
]

test.each(everyCall)('%s answers or refuses any path, query and body, without a server error', async (...named) => {
  expect(await faultsOf(sendingsOf(named))).toEqual([])
})

test('free text may be anything: no string of a published corpus causes a server error', async () => {
  const fields = everyCall.flatMap(([, call]) =>
    Object.entries(entriesOf(call.query))
      .filter(([, schema]) => isFreeText(schema))
      .map(([name]) => ({ call, name })),
  )
  const sendings = naughtyValues.flatMap((value, index) => {
    const field = fields[index % fields.length]
    return field ? [withQuery(field.call, field.name, encoded(value))] : []
  })

  expect(sendings.length).toBe(naughtyValues.length)
  expect(await faultsOf(sendings)).toEqual([])
})
