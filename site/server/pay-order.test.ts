// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { PortalError } from '../portal/error.ts'
import { aPortalVisit } from './http/testing/portal-visits.ts'
import { createPayOrder } from './pay-order.ts'

const order = 'an-order-key-of-128-bits'
const visit = (search: string, init?: RequestInit) => aPortalVisit(`/order/pay${search}`, init)

type Respond = () => Promise<{ confirmation_url: string }>
const paidAt =
  (confirmation_url: string): Respond =>
  async () => ({ confirmation_url })
const refusedWith =
  (status: number): Respond =>
  () =>
    Promise.reject(new PortalError(status))

/** @returns the handler, and the calls that it makes */
function aHandler(respond: Respond) {
  const keys: string[] = []
  const handle = createPayOrder({
    portalFor: () => ({
      payOrder: ({ params, headers }) => {
        keys.push(`${params.id} ${headers['Idempotency-Key']}`)
        return respond()
      },
    }),
    paymentPages: ['https://gateway.example'],
  })
  return { handle, keys }
}
const redirectOf = async (response: Response | Promise<Response>) => {
  const { status, headers } = await response
  return [status, headers.get('location'), headers.get('cache-control')]
}

describe('/order/pay', () => {
  test('redirects the buyer to the page of the gateway, with an idempotency key', async () => {
    const { handle, keys } = aHandler(paidAt('https://gateway.example/pay/1?lang=ru'))

    expect(await redirectOf(handle(visit(`?order=${order}`)))).toEqual([
      303,
      'https://gateway.example/pay/1?lang=ru',
      'private, no-store',
    ])
    expect(keys).toEqual([expect.stringMatching(new RegExp(`^${order} [\\w-]{36}$`))])
  })

  test.each([
    [409, `/payment?order=${order}`],
    [429, `/payment?order=${order}&gateway=away`],
    [502, `/payment?order=${order}&gateway=away`],
    [503, `/payment?order=${order}&gateway=away`],
    [504, `/payment?order=${order}&gateway=away`],
    [401, `/login?return_to=${encodeURIComponent(`/order/pay?order=${order}`)}`],
  ])('after %i redirects the buyer to %s, which says why', async (status, location) => {
    const { handle } = aHandler(refusedWith(status))

    expect(await redirectOf(handle(visit(`?order=${order}`)))).toEqual([303, location, 'private, no-store'])
  })

  test.each(['', '?order=', '?order=short', '?order=../../../../etc/passwd-passwd', `?order=${'k'.repeat(65)}`])(
    'is a 404 for %s, without a call',
    async (search) => {
      const { handle, keys } = aHandler(paidAt('https://gateway.example/'))

      await expect(handle(visit(search))).rejects.toMatchObject({ status: 404 })
      expect(keys).toEqual([])
    },
  )

  test('is a 404 for an unknown order', async () => {
    await expect(aHandler(refusedWith(404)).handle(visit(`?order=${order}`))).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    'https://elsewhere.example/pay',
    'javascript:alert(1)',
    '//gateway.example',
    'https://gateway.example.elsewhere.example',
  ])('never redirects the buyer to %s', async (address) => {
    await expect(aHandler(paidAt(address)).handle(visit(`?order=${order}`))).rejects.toThrow('PAYMENT_PAGES')
  })

  test('makes no payment for a link that is only prefetched', async () => {
    const { handle, keys } = aHandler(paidAt('https://gateway.example/'))

    const prefetch = await handle(visit(`?order=${order}`, { headers: { 'sec-purpose': 'prefetch' } }))
    const head = await handle(visit(`?order=${order}`, { method: 'HEAD' }))

    expect([prefetch.status, head.status, keys]).toEqual([204, 204, []])
  })
})
