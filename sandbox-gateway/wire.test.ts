import { beforeEach, describe, expect, test } from 'vitest'
import { aBank, amount, item, newPayment, receipt } from './testing/bank.ts'

let { bank, post, get, choose, aPaid } = aBank()
beforeEach(() => {
  ;({ bank, post, get, choose, aPaid } = aBank())
})

describe('a response', () => {
  test('of a new payment has every field of the protocol', async () => {
    const { status, body } = await post('payments', newPayment)

    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^[\w-]{36}$/),
      status: 'pending',
      paid: false,
      amount,
      description: 'Заказ 1',
      confirmation: {
        type: 'redirect',
        return_url: 'https://portal.example/payment?order=1',
        confirmation_url: `https://pay.example/pay/${body.id}?lang=ru`,
      },
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      metadata: { order: 'key' },
      refundable: false,
      receipt_registration: 'pending',
      test: true,
    })
    expect(await get(`payments/${body.id}`)).toEqual({ status: 200, body })
  })

  test('of a waiting payment has its expiry, and of a captured one the refundable amount', async () => {
    const id = await aPaid()
    expect((await get(`payments/${id}`)).body).toMatchObject({
      status: 'waiting_for_capture',
      paid: true,
      expires_at: expect.any(String),
    })

    const { body } = await post(`payments/${id}/capture`, {})
    expect(body).toMatchObject({ status: 'succeeded', paid: true, refundable: true, captured_at: expect.any(String) })
    expect(body).not.toHaveProperty('confirmation')
  })

  test('of a payment with capture has the status succeeded', async () => {
    const { id } = (await post('payments', { ...newPayment, capture: true })).body
    await choose(id, 'pay')

    expect((await get(`payments/${id}`)).body).toMatchObject({ status: 'succeeded', refundable: true })
  })

  test('of refunds and receipts has every field of the protocol', async () => {
    const id = await aPaid()
    await post(`payments/${id}/capture`, {})
    const refunded = { value: '6250.00', currency: 'RUB' }
    const ofRefund = { ...receipt, items: [{ ...item, quantity: '1.00' }] }

    const refund = await post('refunds', { payment_id: id, amount: refunded, receipt: ofRefund })
    expect(refund).toMatchObject({ status: 200, body: { payment_id: id, status: 'succeeded', amount: refunded } })
    expect((await get(`payments/${id}`)).body).toMatchObject({ refunded_amount: refunded, refundable: true })

    const settlement = {
      type: 'payment',
      payment_id: id,
      ...ofRefund,
      items: [{ ...item, quantity: '1.00', payment_mode: 'full_payment', vat_code: 11 }],
      send: true,
      settlements: [{ type: 'prepayment', amount: refunded }],
    }
    expect(await post('receipts', settlement)).toMatchObject({ status: 200, body: { type: 'payment', payment_id: id } })
    expect((await get(`receipts?payment_id=${id}`)).body.items).toMatchObject([
      { type: 'payment', items: [item] },
      { type: 'refund', refund_id: refund.body.id },
      { type: 'payment', items: [{ payment_mode: 'full_payment' }] },
    ])
  })
})

const withItem = (changes: object) => ({ ...newPayment, receipt: { ...receipt, items: [{ ...item, ...changes }] } })
describe('a new payment is refused with the wrong field', () => {
  test.each<[string, unknown, string]>([
    ['no amount', { ...newPayment, amount: undefined }, 'amount'],
    ['nothing', { ...newPayment, amount: { value: '0.00', currency: 'RUB' } }, 'amount'],
    ['one digit of kopecks', { ...newPayment, amount: { value: '12500.0', currency: 'RUB' } }, 'amount.value'],
    ['a number', { ...newPayment, amount: { value: 12_500, currency: 'RUB' } }, 'amount.value'],
    ['another currency', { ...newPayment, amount: { value: '12500.00', currency: 'USD' } }, 'amount.currency'],
    ['no confirmation', { ...newPayment, confirmation: undefined }, 'confirmation'],
    [
      'a script as address',
      { ...newPayment, confirmation: { type: 'redirect', return_url: 'javascript:1' } },
      'confirmation.return_url',
    ],
    ['a long description', { ...newPayment, description: 'я'.repeat(129) }, 'description'],
    ['a long metadata value', { ...newPayment, metadata: { a: 'x'.repeat(513) } }, 'metadata.a'],
    [
      '17 metadata keys',
      { ...newPayment, metadata: Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`k${i}`, ''])) },
      'metadata',
    ],
    ['an unknown field', { ...newPayment, sum: 1 }, 'sum'],
    ['no receipt', { ...newPayment, receipt: undefined }, 'receipt'],
    ['a receipt for nobody', { ...newPayment, receipt: { ...receipt, customer: {} } }, 'receipt.customer'],
    ['a receipt of nothing', { ...newPayment, receipt: { ...receipt, items: [] } }, 'receipt.items'],
    ['a receipt of another sum', withItem({ quantity: '1.00' }), 'receipt.items'],
    ['a receipt of a kopeck more', withItem({ amount: { value: '6250.01', currency: 'RUB' } }), 'receipt.items'],
    ['an unknown VAT code', withItem({ vat_code: 13 }), 'receipt.items.0.vat_code'],
    ['an unknown mode', withItem({ payment_mode: 'later' }), 'receipt.items.0.payment_mode'],
    ['an agent without supplier', withItem({ supplier: undefined }), 'receipt.items.0'],
    ['a supplier without INN', withItem({ supplier: { name: 'x' } }), 'receipt.items.0.supplier.inn'],
    [
      'an unknown tax system',
      { ...newPayment, receipt: { ...receipt, tax_system_code: 7 } },
      'receipt.tax_system_code',
    ],
  ])('%s', async (_, body, parameter) => {
    expect(await post('payments', body)).toEqual({
      status: 400,
      body: {
        type: 'error',
        id: expect.any(String),
        code: 'invalid_request',
        description: expect.any(String),
        parameter,
      },
    })
  })
})

describe('a request', () => {
  test.each([
    ['without a key', null],
    ['with a key of 65 characters', 'k'.repeat(65)],
  ])('%s of idempotence is refused', async (_, key) => {
    expect(await post('payments', newPayment, { key })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', parameter: 'Idempotence-Key' },
    })
  })

  test.each([undefined, 'Basic x', `Basic ${Buffer.from('shop:other').toString('base64')}`, 'Bearer secret'])(
    'with the authorization %s is refused',
    async (wrong) => {
      const response = await bank.app.request('/v3/payments/1', { headers: wrong ? { authorization: wrong } : {} })

      expect([response.status, (await response.json()).code]).toEqual([401, 'invalid_credentials'])
    },
  )

  test('of an unknown payment, refund or address is not found', async () => {
    const responses = await Promise.all([
      get('payments/1'),
      get('refunds/1'),
      get('elsewhere'),
      post('payments/1/capture', {}),
    ])

    expect(responses.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 4 }, () => [404, 'not_found']),
    )
  })

  test('that is not JSON, or too long, is refused', async () => {
    expect(await post('payments', '{')).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(await post('payments', `"${'x'.repeat(300_000)}"`)).toMatchObject({ status: 400 })
  })

  test('for a refund of more than the rest, or with a receipt of another sum, is refused', async () => {
    const id = await aPaid()
    await post(`payments/${id}/capture`, {})
    const more = { payment_id: id, amount: { value: '12500.01', currency: 'RUB' } }

    expect(await post('refunds', more)).toMatchObject({ status: 400, body: { parameter: 'amount' } })
    expect(
      await post('refunds', { payment_id: id, amount: { value: '1.00', currency: 'RUB' }, receipt }),
    ).toMatchObject({
      status: 400,
      body: { parameter: 'receipt.items' },
    })
  })

  test('for a partial capture is refused', async () => {
    const id = await aPaid()

    expect(await post(`payments/${id}/capture`, { amount: { value: '1.00', currency: 'RUB' } })).toMatchObject({
      status: 400,
      body: { parameter: 'amount' },
    })
  })
})
