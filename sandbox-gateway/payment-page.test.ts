import { beforeEach, expect, test } from 'vitest'
import { aBank, newPayment } from './testing/bank.ts'

let { bank, post, aPaid } = aBank()
beforeEach(() => {
  ;({ bank, post, aPaid } = aBank())
})

const pageOf = async (path: string) => {
  const response = await bank.app.request(path)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test.each([
  ['ru', 'Тестовый платёж', '12\u00a0500,00\u00a0₽'],
  ['en', 'Test payment', '12\u00a0500.00\u00a0₽'],
])('the page of a payment says in %s that it is a test, and the amount', async (language, title, price) => {
  const { id } = (await post('payments', newPayment)).body

  const { status, text } = await pageOf(`/pay/${id}?lang=${language}`)

  expect(status).toBe(200)
  expect(text).toContain(`<html lang="${language}">`)
  expect(text).toContain(title)
  expect(text).toContain(price)
  expect(text.match(/<button/g)).toHaveLength(8)
})

test('the page of a payment is first in the language of the shop’s request', async () => {
  const english = { ...newPayment, confirmation: { ...newPayment.confirmation, locale: 'en_US' } }
  const { id, confirmation } = (await post('payments', english)).body

  expect(confirmation.confirmation_url).toBe(`https://pay.example/pay/${id}?lang=en`)
  expect((await pageOf(`/pay/${id}`)).text).toContain('Test payment')
})

test('the page of a payment allows no scripts, and its form may send only to itself and the shop', async () => {
  const { id } = (await post('payments', newPayment)).body
  const { headers } = await pageOf(`/pay/${id}`)

  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' https://portal.example; frame-ancestors 'none'; base-uri 'none'",
  )
  expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store'])
})

test('the page of a payment escapes texts of the shop', async () => {
  const { id } = (await post('payments', { ...newPayment, description: '<script>1</script>' })).body

  expect((await pageOf(`/pay/${id}`)).text).toContain('&lt;script&gt;1')
})

test('the page of a payment shows its result instead of the choices', async () => {
  const id = await aPaid()

  const { text } = await pageOf(`/pay/${id}?lang=en`)

  expect(text).toContain('Paid, not yet captured by the shop')
  expect(text).not.toContain('<button')
})

test('the page of an unknown payment is not found', async () => {
  expect(await pageOf('/pay/unknown?lang=en')).toMatchObject({
    status: 404,
    text: expect.stringContaining('There is no such payment'),
  })
})
