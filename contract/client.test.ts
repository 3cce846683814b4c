import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addresses } from './addresses.ts'
import type { Call } from './call.ts'
import type { Calls } from './calls.ts'
import { client, type Outgoing } from './client.ts'
import { IdempotencyKey, SeenVersion } from './headers.ts'

const recorded = () => {
  const sent: Outgoing[] = []
  const portal = client<Calls>(addresses, async (outgoing) => {
    sent.push(outgoing)
  })
  return { sent, portal }
}
const addressOf = ({ path, query }: Outgoing) => (query.size ? `${path}?${query}` : path)

test('a call without parameters is its path', async () => {
  const { sent, portal } = recorded()

  await portal.territories()

  expect(sent.map(addressOf)).toEqual(['portal/dictionary/territory'])
})

test('parameters are in the path and the query, and are left out if undefined', async () => {
  const { sent, portal } = recorded()

  await portal.location({ params: { id: 1001 }, query: { radius_km: 5 } })
  await portal.locations({ query: { territory_id: 1, q: 'музей & парк', for_disabled: undefined } })

  expect(sent.map(addressOf)).toEqual([
    'portal/location/1001?radius_km=5',
    'portal/location?territory_id=1&q=%D0%BC%D1%83%D0%B7%D0%B5%D0%B9+%26+%D0%BF%D0%B0%D1%80%D0%BA',
  ])
})

test('a parameter of the path is escaped', async () => {
  const { sent, portal } = recorded()

  await portal.location({ params: { id: '../main?x=/' }, query: {} })

  expect(sent.map(addressOf)).toEqual(['portal/location/..%2Fmain%3Fx%3D%2F'])
})

test('a call passes on its signal', async () => {
  const { sent, portal } = recorded()
  const { signal } = new AbortController()

  await portal.suggestions({ query: { q: 'a' } }, { signal })

  expect(sent[0]?.signal).toBe(signal)
})

test('headers of a call are sent, undefined ones are left out, and the types require the required ones', async () => {
  const pay = {
    method: 'post',
    path: 'pay',
    access: 'public',
    headers: v.object({ 'Idempotency-Key': IdempotencyKey, 'If-Match': v.optional(SeenVersion) }),
    responses: { 204: null },
  } as const satisfies Call
  const sent: Outgoing[] = []
  const shop = client<{ pay: typeof pay }>({ pay }, async (outgoing) => {
    sent.push(outgoing)
  })

  await shop.pay({ headers: { 'Idempotency-Key': 'a-key-of-16-or-more', 'If-Match': undefined } })
  // @ts-expect-error: it costs money, so the key is required
  await shop.pay({ headers: {} })

  expect(sent.map(({ headers }) => headers)).toEqual([{ 'Idempotency-Key': 'a-key-of-16-or-more' }, {}])
})
