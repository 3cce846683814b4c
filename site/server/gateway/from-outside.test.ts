// @vitest-environment node
import { calls, type Call } from '@tropa/contract'
import { expect, test } from 'vitest'
import { failed } from '../failed.ts'
import '../../messages/all-catalogues.ts'
import { createApi } from './api.ts'
import { Gateway } from './gateway.ts'
import { aProvider, aVisit, json } from './testing/test-provider.ts'

const notification = JSON.stringify({ type: 'notification', event: 'payment.succeeded', object: { id: 'payment-1' } })

test('a notification of the payment gateway needs no origin of the portal, and has no session', async () => {
  const provider = await aProvider(json({}))
  const api = createApi(new Gateway({ calls, apiUrl: provider.url, onFailure: () => undefined }))
  const headers = {
    'content-type': 'application/json',
    cookie: 'session=token-of-a-user',
    origin: 'https://evil.example',
  }
  const post = (path: string) => {
    const visit = aVisit(`/api/${path}`, { method: 'POST', headers, body: notification })
    return Promise.resolve(api(visit, path)).catch((error: unknown) => failed(visit, error))
  }

  const response = await post(calls.notifyPayment.path)
  const ofBuyer = await post(calls.createOrder.path)

  expect([response.status, ofBuyer.status]).toEqual([200, 403])
  expect(provider.requests).toHaveLength(1)
  expect(provider.requests[0]?.headers.authorization).toBeUndefined()
})

test('only public calls may come from outside', () => {
  const fromOutside = Object.entries<Call>(calls).filter(([, call]) => call.isFromOutside)

  expect(fromOutside.map(([name, { access }]) => [name, access])).toEqual([['notifyPayment', 'public']])
})
