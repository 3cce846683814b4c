import { sandbox } from '../app.ts'

const authorization = `Basic ${Buffer.from('shop:secret').toString('base64')}`

export const amount = { value: '12500.00', currency: 'RUB' }
export const item = {
  description: 'Экскурсия',
  quantity: '2.00',
  amount: { value: '6250.00', currency: 'RUB' },
  vat_code: 12,
  payment_subject: 'service',
  payment_mode: 'full_prepayment',
  agent_type: 'agent',
  supplier: { name: 'Кедровый берег', phone: '73467000001', inn: '8600000014' },
}
export const receipt = { customer: { email: 'anna@example.org' }, items: [item], tax_system_code: 1 }
export const newPayment = {
  amount,
  capture: false,
  confirmation: { type: 'redirect', return_url: 'https://portal.example/payment?order=1' },
  description: 'Заказ 1',
  metadata: { order: 'key' },
  receipt,
}

type Options = { key?: string | null; headers?: Record<string, string> }

/** A gateway without payments, and the calls of a shop that knows its secret. */
export function aBank() {
  const bank = sandbox({ shopId: 'shop', secret: 'secret', publicUrl: 'https://pay.example' })
  let count = 0
  /** @param options.key `null` leaves the idempotence key out */
  async function post(path: string, body: unknown, { key = `key-${(count += 1)}`, headers = {} }: Options = {}) {
    const response = await bank.app.request(`/v3/${path}`, {
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'application/json',
        ...(key && { 'idempotence-key': key }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }

  async function get(path: string) {
    const response = await bank.app.request(`/v3/${path}`, { headers: { authorization } })
    return { status: response.status, body: await response.json() }
  }

  const choose = (id: string, outcome: string) =>
    bank.app.request(`/pay/${id}`, { method: 'POST', body: new URLSearchParams({ outcome }) })

  async function aPaid(): Promise<string> {
    const { id } = (await post('payments', newPayment)).body
    await choose(id, 'pay')
    return id
  }
  return { bank, post, get, choose, aPaid }
}
