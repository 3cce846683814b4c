// @vitest-environment node
import type { Order } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { accountResponses } from '../../app/testing/account-responses.ts'
import { linksOf, plainForms } from '../../app/testing/plain-forms.ts'
import { renderedPage } from '../../app/testing/rendered-page.tsx'
import { sendFrom } from '../../app/testing/test-provider-responses.ts'
import { words } from '../../messages/intl.tsx'
import { languages } from '../../region/languages.ts'

const auth = { expires: 4_000_000_000 }
const { order: paid } = accountResponses.order
const [item, ...others] = paid.items
if (!item || others.length > 0) throw new Error('The order of the test has one item')
const [firstCode, secondCode] = paid.ticket_list.map(({ code }) => code)

const rub = (value: string) => ({ value, currency: 'RUB' }) as const

/** The visitor's orders, drawn without scripts. */
async function anOrder(changes: Partial<Order>, path = '/profile/orders', language: 'ru' | 'en' = 'ru') {
  const orders = { order_list: [{ ...paid, ...changes }], order_total: 1, ticket_total: 2 }
  const { main, errors } = await renderedPage(path, { auth, language, send: sendFrom({ orders }).send })
  expect(errors).toEqual([])
  const [article] = main.querySelectorAll('article')
  if (!article) throw new Error('No order on the page')
  return article
}
const formIds = (article: Element) => plainForms(article).map(({ fields }) => fields['form'])
const textOf = (element: Element) => element.textContent?.replaceAll(/[\s\u2060]+/g, ' ') ?? ''

const waiting: Partial<Order> = { status: 'awaiting_payment', ticket_list: [] }
const unpaid = { ...waiting, expires_at: '2026-11-22T12:15:00+05:00', can_prolong: true }

describe('the actions of an order without scripts:', () => {
  test('an unpaid order can be paid by a link, held longer, or cancelled', async () => {
    const article = await anOrder(unpaid)

    expect(formIds(article)).toEqual(['prolong-order', 'cancel-order'])
    expect(linksOf(article)).toContain(`/order/pay?order=${paid.id}`)
    expect(article.querySelector(`a[href^="/order/pay"]`)?.hasAttribute('data-reload')).toBe(true)
    expect(textOf(article.querySelector('[role="timer"]') ?? article)).toContain('12:15')
  })

  test('an order whose hold was extended cannot be extended again', async () => {
    expect(formIds(await anOrder({ ...waiting, can_prolong: false }))).toEqual(['cancel-order'])
  })

  test('an order without a hold shows no countdown', async () => {
    expect((await anOrder(waiting)).querySelector('[role="timer"]')).toBeNull()
  })

  test('of a paid order each ticket or all can be returned, and it can be ordered again', async () => {
    const forms = plainForms(await anOrder({}))
    const one = { form: 'refund-order', id: paid.id, item_id: '1' }

    expect(forms.map(({ fields }) => fields)).toEqual([
      { ...one, ticket_code: firstCode, idempotency_key: `refund-${firstCode}` },
      { ...one, ticket_code: secondCode, idempotency_key: `refund-${secondCode}` },
      { form: 'refund-order', id: paid.id, idempotency_key: `refund-${paid.id}-2` },
      { items: '9701x2' },
    ])
    expect(forms.at(-1)?.action).toBe('/checkout')
  })

  test('a ticket is returned only after its disclosure is opened, which says what it brings', async () => {
    const article = await anOrder({})
    const disclosures = [...article.querySelectorAll('details')].filter((details) =>
      plainForms(details).some(({ fields }) => 'ticket_code' in fields),
    )

    expect(disclosures.map((details) => details.open)).toEqual([false, false])
    for (const details of disclosures) expect(textOf(details)).toMatch(/Сейчас вернётся 300\b/)
    expect(disclosures.map((details) => details.querySelector('button')?.textContent)).toEqual([
      expect.stringMatching(`^Вернуть билет 1: ${item.the_title}, .*, заказ ${paid.number}$`),
      expect.stringMatching(`^Вернуть билет 2: ${item.the_title}, .*, заказ ${paid.number}$`),
    ])
  })

  test('tickets of an order with one of each item can be returned singly', async () => {
    const single = { ...item, quantity: 1, refundable: rub('300.00') }
    const ticket_list = paid.ticket_list.map((ticket, place) => ({ ...ticket, item_id: place + 1 }))
    const forms = plainForms(await anOrder({ items: [single, { ...single, id: 2 }], ticket_list }))

    expect(
      forms.flatMap(({ fields }) => ('ticket_code' in fields ? [[fields['item_id'], fields['ticket_code']]] : [])),
    ).toEqual([
      ['1', firstCode],
      ['2', secondCode],
    ])
  })

  test('tickets are numbered within the order, not within its items', async () => {
    const ticket_list = paid.ticket_list.map((ticket, place) => ({ ...ticket, item_id: place + 1 }))
    const article = await anOrder({ items: [item, { ...item, id: 2 }], ticket_list })
    const links = [...article.querySelectorAll('a[href^="/ticket?"]')]

    expect(links.map(textOf)).toEqual(['Билет 1', 'Билет 2'])
  })

  test('a second return of the other tickets has another key than the first', async () => {
    const ticket_list = paid.ticket_list.map((ticket, place) =>
      place === 0 ? { ...ticket, status: 'refunded' as const } : ticket,
    )
    const all = plainForms(await anOrder({ ticket_list })).filter(({ fields }) => !('item_id' in fields))

    expect(all[0]?.fields['idempotency_key']).toBe(`refund-${paid.id}-1`)
  })

  test('the only ticket of an order is returned together with the order', async () => {
    const article = await anOrder({ ticket_list: paid.ticket_list.slice(0, 1) })
    expect(plainForms(article).filter(({ fields }) => 'item_id' in fields)).toEqual([])
    expect(formIds(article)).toContain('refund-order')
  })

  const over = ['refunded', 'expired', 'cancelled', 'requested'] as const
  test.each(over)('an order that is %s can only be ordered again', async (status) => {
    const article = await anOrder({ status, ticket_list: [] })
    expect(plainForms(article).map(({ action, fields }) => [action, fields])).toEqual([
      ['/checkout', { items: '9701x2' }],
    ])
    expect(linksOf(article).filter((href) => href?.startsWith('/order/pay'))).toEqual([])
  })

  test('used or returned tickets cannot be returned', async () => {
    const ticket_list = [
      { code: 'USED0QK3W9XJ4M2RBT5CDEFGH1', item_id: 1, status: 'redeemed' as const },
      { code: 'BACK0QK3W9XJ4M2RBT5CDEFGH2', item_id: 1, status: 'refunded' as const },
    ]
    expect(formIds(await anOrder({ ticket_list }))).not.toContain('refund-order')
  })

  const parts = (address: string | null) => {
    const { pathname, searchParams } = new URL(address ?? '', 'https://portal.example')
    return { pathname, ...Object.fromEntries(searchParams) }
  }
  test.each(['/profile?tab=orders', '/profile?tab=orders&page=2', '/profile/orders'])(
    'its forms are posted to %s, which shows the order',
    async (path) => {
      const actions = plainForms(await anOrder(unpaid, path)).map(({ action }) => parts(action))
      expect(actions).toEqual([parts(path), parts(path)])
    },
  )
})

test.each([
  [1, '1 item'],
  [2, '2 items'],
])('of %i bought an English order says %s', async (quantity, text) => {
  const article = await anOrder({ items: [{ ...item, quantity }] }, '/profile/orders', 'en')
  const texts = [...article.querySelectorAll('li span')].map(textOf)
  expect(texts).toContain(text)
})

describe.each(languages)('an order in %s', (language) => {
  const say = words(language)
  const read = async (changes: Partial<Order>) => textOf(await anOrder(changes, '/profile/orders', language))
  const plain = (text: string) => text.replaceAll(/[\s\u2060]+/g, ' ')

  test('has its number, its time in the region, its object and the purpose of each ticket', async () => {
    const article = await anOrder({}, '/profile/orders', language)

    expect(article.querySelector('h2')?.textContent).toBe(say('order.number', { number: paid.number }))
    expect(article.querySelector('time')?.textContent).toBe('20.11.2026, 10:15')
    expect(article.querySelector('time')?.getAttribute('datetime')).toBe(paid.created_at)
    expect(linksOf(article)).toEqual(
      expect.arrayContaining([item.object.link, `/ticket?code=${firstCode}`, `/ticket?code=${secondCode}`]),
    )
    expect(textOf(article)).toContain(plain(say('order.quantity', { count: 2 })))
  })

  test('says how much would be refunded now, or that a free one has no refund', async () => {
    const free = { total: rub('0.00'), items: [{ ...item, price: rub('0.00'), refundable: rub('0.00') }] }

    expect(await read({})).toContain(plain(say('order.refundNow')))
    expect(await read(free)).toContain(plain(say('refund.free')))
    expect(await read(free)).not.toContain(plain(say('order.refundNow')))
  })

  test('shows the refunded sum, if there is one', async () => {
    expect(await read({ refunded_total: rub('300.00') })).toContain(plain(say('order.refunded')))
    expect(await read({})).not.toContain(plain(say('order.refunded')))
  })

  test('is marked as a test only if no money was taken', async () => {
    expect(await read({ test: true })).toContain(plain(say('order.test')))
    expect(await read({ test: false })).not.toContain(plain(say('order.test')))
  })

  test('has each seller once, with its registration numbers if it has any', async () => {
    const seller = item.seller
    if (!seller) throw new Error('The item of the test has a seller')
    const { ogrn, ...without } = seller
    const other = { ...without, id: 506, the_title: 'Другой', inn: '8600000011' }
    const items = [item, { ...item, id: 2 }, { ...item, id: 3, seller: other }, { ...item, id: 4, seller: null }]
    const article = await anOrder({ items }, '/profile/orders', language)
    const sellers = linksOf(article).filter((href) => href?.startsWith('/companies/'))

    expect(sellers).toEqual(['/companies/505', '/companies/506'])
    expect(textOf(article)).toContain(plain(say('seller.ogrn', { ogrn: ogrn ?? '' })))
    expect(textOf(article).split(plain(say('seller.ogrn', { ogrn: '' })).trim())).toHaveLength(2)
    expect(textOf(article)).toContain('8600000011')
  })

  test('has the holder of a ticket if the provider sends one', async () => {
    const [one, two] = paid.ticket_list
    if (!one || !two) throw new Error('The order of the test has two tickets')
    expect(await read({ ticket_list: [{ ...one, holder: 'Соколов Пётр' }, two] })).toContain('Соколов Пётр')
  })
})
