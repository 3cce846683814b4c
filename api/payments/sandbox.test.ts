import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aGateway } from '../testing/gateway.ts'
import { aPayment, aSandboxShop, receipt } from '../testing/sandbox-shop.ts'

const half = { ...receipt, items: receipt.items.map((item) => ({ ...item, quantity: 1 })) }
const settlement = {
  ...receipt,
  items: receipt.items.map((item) => ({ ...item, payment_mode: 'full_payment' as const })),
}

let trial: Awaited<ReturnType<typeof aSandboxShop>>
beforeEach(async () => {
  trial = await aSandboxShop()
})
afterEach(() => trial.close())

const refused = expect.objectContaining({ name: 'GatewayError', kind: 'refused' })

describe('a payment at the sandbox', () => {
  test('is made, paid, captured, settled and refunded in parts, to the kopeck', async () => {
    const made = await trial.bank.gateway.createPayment(aPayment('k1', { order: 'key' }))
    expect(made).toMatchObject({ status: 'pending', amount: 250_100, test: true, metadata: { order: 'key' } })
    expect(made.confirmation_url).toBe(`${trial.bank.url}/pay/${made.id}?lang=ru`)

    expect(await trial.bank.choose(made.id, 'pay')).toBe('https://portal.example/payment?order=1')
    expect(await trial.statusOf(made.id)).toBe('waiting_for_capture')

    expect(await trial.bank.gateway.capture(made.id, 'k2')).toMatchObject({ status: 'succeeded', refunded: 0 })
    expect(await trial.bank.gateway.createReceipt({ key: 'k3', paymentId: made.id, receipt: settlement })).toEqual({
      id: expect.stringContaining('rt-'),
    })
    const refund = await trial.bank.gateway.createRefund({
      key: 'k4',
      paymentId: made.id,
      amount: 125_050,
      receipt: half,
    })
    expect(await trial.bank.gateway.refund(refund.id)).toEqual(refund)
    expect(await trial.bank.gateway.payment(made.id)).toMatchObject({ status: 'succeeded', refunded: 125_050 })
    await expect(
      trial.bank.gateway.createRefund({ key: 'k5', paymentId: made.id, amount: 250_100, receipt }),
    ).rejects.toEqual(refused)
  })

  test('is made once for one key within 24 hours, and the key of another request is refused', async () => {
    const first = await trial.bank.gateway.createPayment(aPayment('k1'))
    await trial.bank.choose(first.id, 'pay')

    expect(await trial.bank.gateway.createPayment(aPayment('k1'))).toEqual(first)
    await expect(trial.bank.gateway.createPayment(aPayment('k1', { other: 'order' }))).rejects.toEqual(refused)
    await trial.pass(24 * 3600)
    expect((await trial.bank.gateway.createPayment(aPayment('k1'))).id).not.toBe(first.id)
  })

  test('can be captured or cancelled only while it waits for capture', async () => {
    const { id } = await trial.bank.gateway.createPayment(aPayment('k1'))
    await expect(trial.bank.gateway.capture(id, 'c1')).rejects.toEqual(refused)
    await expect(trial.bank.gateway.cancel(id, 'c2')).rejects.toEqual(refused)

    await trial.bank.choose(id, 'pay')
    expect(await trial.bank.gateway.cancel(id, 'c3')).toMatchObject({
      status: 'canceled',
      cancellation: { party: 'merchant', reason: 'canceled_by_merchant' },
    })
    await expect(trial.bank.gateway.capture(id, 'c4')).rejects.toEqual(refused)
    await expect(
      trial.bank.gateway.createRefund({ key: 'r', paymentId: id, amount: 250_100, receipt }),
    ).rejects.toEqual(refused)
  })

  test.each([
    ['an hour while nobody pays', 3600, false, 'expired_on_confirmation'],
    ['a week while it waits for capture', 7 * 24 * 3600, true, 'expired_on_capture'],
  ])('ends after %s', async (_, seconds, isPaid, reason) => {
    const { id } = await trial.bank.gateway.createPayment(aPayment('k1'))
    if (isPaid) await trial.bank.choose(id, 'pay')
    await trial.pass(seconds - 1)
    expect((await trial.bank.gateway.payment(id)).cancellation).toBeUndefined()

    await trial.pass(1)

    expect(await trial.bank.gateway.payment(id)).toMatchObject({ status: 'canceled', cancellation: { reason } })
  })

  test('is kept after a restart', async () => {
    const { mkdtemp } = await import('node:fs/promises')
    const file = `${await mkdtemp(join(tmpdir(), 'tropa-sandbox-'))}/kept.jsonl`
    const before = await aGateway({ file })
    const { id } = await before.gateway.createPayment(aPayment('k1'))
    await before.choose(id, 'pay')
    await before.close()

    const after = await aGateway({ file })

    expect(await after.gateway.payment(id)).toMatchObject({ status: 'waiting_for_capture', amount: 250_100 })
    expect((await after.gateway.createPayment(aPayment('k1'))).id).toBe(id)
    await after.close()
  })
})

describe('a choice of the buyer on the page', () => {
  test('declining cancels the payment, with the party and the reason', async () => {
    const { id } = await trial.bank.gateway.createPayment(aPayment('k1'))
    await trial.bank.choose(id, 'decline')
    await trial.bank.tick()

    expect(await trial.bank.gateway.payment(id)).toMatchObject({
      status: 'canceled',
      cancellation: { party: 'payment_network', reason: 'insufficient_funds' },
    })
    expect(trial.shop.received).toEqual([{ event: 'payment.canceled', id }])
  })

  test('a delay pays after the named time', async () => {
    const { id } = await trial.bank.gateway.createPayment(aPayment('k1'))
    await trial.bank.choose(id, 'delay', 30)
    await trial.pass(29)
    expect([await trial.statusOf(id), trial.shop.received]).toEqual(['pending', []])

    await trial.pass(1)

    expect(await trial.statusOf(id)).toBe('waiting_for_capture')
    expect(trial.shop.received).toEqual([{ event: 'payment.waiting_for_capture', id }])
  })

  test('too late pays after the hold of the shop has ended', async () => {
    const { id } = await trial.bank.gateway.createPayment(aPayment('k1'))
    await trial.bank.choose(id, 'late')
    await trial.pass(900)
    expect(await trial.statusOf(id)).toBe('pending')

    await trial.pass(5)

    expect(await trial.statusOf(id)).toBe('waiting_for_capture')
  })

  test('no answer leaves the payment pending until it expires', async () => {
    const { id } = await trial.bank.gateway.createPayment(aPayment('k1'))
    expect(await trial.bank.choose(id, 'never')).toBe('https://portal.example/payment?order=1')
    await trial.pass(3599)

    expect([await trial.statusOf(id), trial.shop.received]).toEqual(['pending', []])
  })

  test('a lost notification leaves a completed payment that the shop must find', async () => {
    const { id } = await trial.bank.gateway.createPayment(aPayment('k1'))
    await trial.bank.choose(id, 'lost')
    await trial.pass(3600)

    expect([await trial.statusOf(id), trial.shop.received]).toEqual(['waiting_for_capture', []])
  })

  test('twice sends each notification twice', async () => {
    const { id } = await trial.bank.gateway.createPayment(aPayment('k1'))
    await trial.bank.choose(id, 'twice')
    await trial.bank.tick()
    await trial.pass(2)

    const notification = { event: 'payment.waiting_for_capture', id }
    expect(trial.shop.received).toEqual([notification, notification])
  })

  test('out of order reports success while the payment still waits', async () => {
    const { id } = await trial.bank.gateway.createPayment(aPayment('k1'))
    await trial.bank.choose(id, 'wrong_order')
    await trial.bank.tick()
    expect(trial.shop.received).toEqual([{ event: 'payment.succeeded', id }])
    expect(await trial.statusOf(id)).toBe('waiting_for_capture')

    await trial.pass(2)

    expect(trial.shop.received.at(-1)).toEqual({ event: 'payment.waiting_for_capture', id })
  })

  test('a second choice changes nothing', async () => {
    const { id } = await trial.bank.gateway.createPayment(aPayment('k1'))
    await trial.bank.choose(id, 'pay')

    expect(await trial.bank.choose(id, 'decline')).toBeNull()
    expect(await trial.statusOf(id)).toBe('waiting_for_capture')
  })
})
