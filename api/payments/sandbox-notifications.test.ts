import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPayment, aSandboxShop } from '../testing/sandbox-shop.ts'

let trial: Awaited<ReturnType<typeof aSandboxShop>>
beforeEach(async () => {
  trial = await aSandboxShop()
})
afterEach(() => trial.close())

describe('a notification', () => {
  test('is repeated until the response is 200', async () => {
    trial.shop.status = 500
    const { id } = await trial.bank.gateway.createPayment(aPayment('k1'))
    await trial.bank.choose(id, 'pay')
    await trial.bank.tick()
    for (const seconds of [1, 2, 5]) await trial.pass(seconds)
    expect(trial.shop.received).toHaveLength(4)

    trial.shop.status = 200
    await trial.pass(15)
    await trial.pass(3600)

    expect(trial.shop.received).toHaveLength(5)
    expect(new Set(trial.shop.received.map((one) => one.id))).toEqual(new Set([id]))
  })

  test('is given up after a day', async () => {
    trial.shop.status = 500
    const { id } = await trial.bank.gateway.createPayment(aPayment('k1'))
    await trial.bank.choose(id, 'pay')
    await trial.bank.tick()
    const count = trial.shop.received.length

    await trial.pass(25 * 3600)

    expect([count, trial.shop.received.length]).toEqual([1, 1])
  })

  test('has the payment in its state at that time', async () => {
    const { id } = await trial.bank.gateway.createPayment(aPayment('k1'))
    trial.shop.status = 500
    await trial.bank.choose(id, 'pay')
    await trial.bank.gateway.capture(id, 'c1')
    trial.shop.status = 200
    await trial.pass(10)

    expect(trial.shop.bodies).toContainEqual(
      expect.objectContaining({
        type: 'notification',
        event: 'payment.waiting_for_capture',
        object: expect.objectContaining({
          id,
          status: 'waiting_for_capture',
          amount: { value: '2501.00', currency: 'RUB' },
        }),
      }),
    )
  })
})

describe('faults', () => {
  test.each([
    ['invalid_request', 'refused'],
    ['invalid_credentials', 'refused'],
    ['forbidden', 'refused'],
    ['not_found', 'refused'],
    ['too_many_requests', 'busy'],
    ['internal_server_error', 'unknown'],
  ] as const)(
    '%s is "%s" for the client, nothing is carried out, and the same key then makes the payment',
    async (fault, kind) => {
      trial.bank.faults.plan({ call: 'create', fault })
      await expect(trial.bank.gateway.createPayment(aPayment('k1'))).rejects.toMatchObject({ kind, code: fault })

      expect(await trial.bank.gateway.createPayment(aPayment('k1'))).toMatchObject({ status: 'pending' })
    },
  )

  test.each(['error_after', 'lost_answer', 'silence'] as const)(
    '%s hides a completed capture, and the same key shows it',
    async (fault) => {
      const { id } = await trial.bank.gateway.createPayment(aPayment('k1'))
      await trial.bank.choose(id, 'pay')
      trial.bank.faults.plan({ call: 'capture', fault })

      await expect(trial.bank.gateway.capture(id, 'c1')).rejects.toMatchObject({ kind: 'unknown' })

      expect(await trial.statusOf(id)).toBe('succeeded')
      expect(await trial.bank.gateway.capture(id, 'c1')).toMatchObject({ status: 'succeeded' })
    },
  )
})
