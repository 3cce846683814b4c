// @vitest-environment node
import type { Ticket } from '@tropa/contract'
import jsqr from 'jsqr'
import { describe, expect, test } from 'vitest'
import { accountResponses } from '../app/testing/account-responses.ts'
import { linksOf, plainForms } from '../app/testing/plain-forms.ts'
import { renderedPage, type Visitor } from '../app/testing/rendered-page.tsx'
import { sendFrom } from '../app/testing/test-provider-responses.ts'
import { words } from '../messages/intl.tsx'
import { PortalError } from '../portal/error.ts'
import { languages } from '../region/languages.ts'

const code = '7ZZZP0QK3W9XJ4M2RBT5CDEFGH'
const [item] = accountResponses.order.order.items
if (!item) throw new Error('The order of the test has an item')
const ticket: Ticket = {
  code,
  number: '2026-000418-1',
  status: 'valid',
  the_title: 'Взрослый',
  object: item.object,
  starts_at: '2026-12-19T14:00:00+05:00',
  the_place: 'Ханты-Мансийск, ул. Мира, 11',
  holder: 'Соколова Елена',
  price: { value: '300.00', currency: 'RUB' },
  seller: item.seller,
  order_number: '2026-000418',
  qr: `TROPA1.${code}.signature`,
  test: false,
}
const plainText = (text: string) => text.replaceAll(/[\s\u2060]+/g, ' ')

async function aTicket(changes: Partial<Ticket> | Error = {}, typed = code, visitor: Visitor = {}) {
  const calls: string[] = []
  const others = sendFrom().send
  const send: Visitor['send'] = async (outgoing) => {
    if (!outgoing.path.startsWith('portal/ticket/')) return others(outgoing)
    calls.push(outgoing.path)
    if (changes instanceof Error) throw changes
    return { ticket: { ...ticket, ...changes } }
  }
  const page = await renderedPage(`/ticket?code=${encodeURIComponent(typed)}`, { send, ...visitor })
  expect(page.errors).toEqual([])
  return { ...page, calls, text: plainText(page.main.textContent ?? '') }
}
const files = (main: Element) => linksOf(main).filter((href) => href?.startsWith('/ticket.'))

test.each([
  code,
  code.toLowerCase(),
  '7zzz-p0qk-3w9x-j4m2-rbt5-cdefgh',
  ' 7ZZZ P0QK3W9XJ4M2RBT5CDEFGH ',
  '7ZZZPOQK3W9XJ4M2RBT5CDEFGH',
])('a code typed as %o is read as the issued one', async (typed) => {
  const { status, calls } = await aTicket({}, typed)
  expect([status, calls]).toEqual([200, [`portal/ticket/${code}`]])
})

test.each(['7ZZZ', `${code}7`, '../../portal/order', 'код', '%00'])(
  'no call is made for the invalid code %o, and it stays in the field',
  async (typed) => {
    const { status, calls, main, text } = await aTicket({}, typed)

    expect([status, calls]).toEqual([404, []])
    expect(plainForms(main)).toMatchObject([{ action: '/ticket', fields: { code: typed } }])
    expect(text).toContain(plainText(words('ru')('ticket.unknown')))
  },
)

describe.each(languages)('in %s', (language) => {
  const say = words(language)

  test('a page without a code asks for one with a plain form', async () => {
    const { status, main, calls } = await aTicket({}, '', { language })

    expect([status, calls]).toEqual([200, []])
    expect(plainForms(main)).toEqual([{ name: say('ticket.show'), action: '/ticket', fields: { code: '' } }])
    expect(linksOf(main)).toContain('/profile/tickets')
  })

  test('a ticket has its day, its holder, its price and its seller', async () => {
    const { text } = await aTicket({}, code, { language })

    expect(text).toContain('14:00')
    expect(text).toContain('Соколова Елена')
    expect(text).toContain('8600000053')
    expect(text).toContain('T5CD-EFGH')
    expect(text).not.toContain(plainText(say('ticket.anyDay')))
  })

  test('a ticket for any day says so, and has no calendar file', async () => {
    const { starts_at: _, ...open } = ticket
    const { main, text } = await aTicket(new Error('replaced'), code, {
      language,
      send: async (outgoing) =>
        outgoing.path.startsWith('portal/ticket/') ? { ticket: open } : sendFrom().send(outgoing),
    })

    expect(text).toContain(plainText(say('ticket.anyDay')))
    expect(files(main)).toEqual([`/ticket.pdf?code=${code}&lang=${language}`])
  })

  test.each([
    ['redeemed', { redeemed_at: '2026-12-19T13:55:00+05:00' }, '13:55'],
    ['refunded', { refunded_at: '2026-12-01T09:30:00+05:00' }, '09:30'],
  ] as const)('a ticket that is %s says when, and has neither calendar nor advice', async (status, at, time) => {
    const { main, text } = await aTicket({ status, ...at }, code, { language })

    expect(text).toContain(time)
    expect(files(main)).toEqual([`/ticket.pdf?code=${code}&lang=${language}`])
    expect(text).not.toContain(plainText(say('ticket.frostText')))
  })

  test('a ticket of a test payment says that it is not valid', async () => {
    expect((await aTicket({ test: true }, code, { language })).text).toContain(plainText(say('ticket.testText')))
    expect((await aTicket({}, code, { language })).text).not.toContain(plainText(say('ticket.testText')))
  })
})

test('its files are in the language of the page', async () => {
  const { main } = await aTicket({}, code, { language: 'en' })
  expect(files(main)).toEqual([`/ticket.pdf?code=${code}&lang=en`, `/ticket.ics?code=${code}&lang=en`])
})

test('the head of the page has neither the code nor the object', async () => {
  const { document } = await aTicket()
  const head = document.head.innerHTML

  expect(head).not.toContain(code)
  expect(head).not.toContain(ticket.object.the_title)
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})

test.each([
  [404, 404],
  [503, 503],
])('a response of %i gives a page with the status %i', async (refusal, status) => {
  expect((await aTicket(new PortalError(refusal))).status).toBe(status)
})

test('a scanner can read the drawn code', async () => {
  const { main } = await aTicket()
  const svg = main.querySelector('svg[shape-rendering="crispEdges"]')
  const size = Number(svg?.getAttribute('viewBox')?.split(' ')[2])
  const scale = 4
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255)
  const squares = svg?.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x, y, width] of squares.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < Number(width) * scale; column += 1) {
        const pixel = (Number(y) * scale + row) * size * scale + Number(x) * scale + column
        pixels.fill(0, pixel * 4, pixel * 4 + 3)
      }

  expect(jsqr(pixels, size * scale, size * scale)?.data).toBe(ticket.qr)
})
