import { languages, saleStates, type SaleState, type Tour } from '@tropa/contract'
import { labelOf } from '@tropa/library/labels/label.ts'
import { saleStateLabels } from '@tropa/library/labels/tables.ts'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage } from '../../app/testing/rendered-page.tsx'
import { sendFrom } from '../../app/testing/test-provider-responses.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { words } from '../../messages/intl.tsx'
import type { Language } from '../../region/languages.ts'
import { aTour } from '../testing/catalogue-objects.ts'

const contacts = { phones: ['3467000003'], emails: ['info@museum.example'], socials: [] }
const external_url = 'https://seller.example/tour?id=1'
const free = { value: '0.00', currency: 'RUB' } as const

async function drawn(tour: Partial<Tour>, language: Language = 'ru') {
  const { main, errors } = await renderedPage('/tours/5001', {
    send: sendFrom({ tour: { tour: aTour(tour) } }).send,
    language,
  })
  expect(errors).toEqual([])
  const [panel, bar] = [main.querySelector('#buy'), main.querySelector('[data-page-bar]')]
  if (!panel || !bar) throw new Error('The page has no panel of prices, or no bar')
  return { main, panel, bar }
}

/** The links to the sellers in order: their addresses and variants. */
const waysIn = (panel: Element) =>
  [...panel.querySelectorAll('a[href^="tel:"], a[href^="mailto:"], a[href^="https:"]')].map((link) => [
    link.getAttribute('href')?.split('?')[0],
    link.getAttribute('data-variant'),
  ])

const call = 'tel:+73467000003'
const write = 'mailto:info@museum.example'
const outside = 'https://seller.example/tour'
const waysOfState: Record<SaleState, (string | undefined)[][]> = {
  on_sale: [],
  also_external: [[outside, 'secondary']],
  only_external: [[outside, 'primary']],
  by_request: [
    [write, 'secondary'],
    [call, 'secondary'],
  ],
  no_payment_info: [
    [call, 'primary'],
    [write, 'secondary'],
  ],
}

describe.each(saleStates)('a tour in the state %s', (sale_state) => {
  test('has its ways to buy in order, at most one of which is the next step', async () => {
    const { panel } = await drawn({ sale_state, contacts, external_url })

    expect(waysIn(panel)).toEqual(waysOfState[sale_state])
  })

  test.each(languages)('begins with its state, in %s', async (language) => {
    const { panel } = await drawn({ sale_state, contacts, external_url }, language)

    expect(textsOf(panel, 'p')[0]).toBe(plainText(labelOf(saleStateLabels, sale_state, language)))
  })
})

describe('the sentences on how to buy', () => {
  const all: MessageId[] = ['sale.hereNote', 'sale.alsoNote', 'sale.onlyNote', 'sale.requestNote', 'sale.noPaymentNote']
  const say = words('ru')

  test.each([
    ['on_sale', {}, ['sale.hereNote']],
    ['on_sale', { offer_list: [] }, []],
    ['also_external', { external_url }, ['sale.hereNote', 'sale.alsoNote']],
    ['also_external', { external_url, offer_list: [] }, ['sale.alsoNote']],
    ['also_external', {}, ['sale.hereNote']],
    ['only_external', { external_url }, ['sale.onlyNote']],
    ['only_external', {}, []],
    ['by_request', {}, ['sale.requestNote']],
    ['no_payment_info', {}, ['sale.noPaymentNote']],
  ] as const)('%s with %o: %o', async (sale_state, more, ids) => {
    const { panel } = await drawn({
      sale_state,
      contacts,
      external_url: undefined,
      ...more,
      offer_list: offersOf(more),
    })

    const text = plainText(panel)
    const shown = all.filter((id) => text.includes(plainText(say(id, { seller: '' })).slice(0, 25)))
    expect(shown).toEqual(ids)
  })

  const offersOf = (more: object) => ('offer_list' in more ? [] : aTour().offer_list)
})

test('a mail to the organiser has the title of the tour as its subject', async () => {
  const the_title = 'Олени & нарты: 100 %'
  const { panel } = await drawn({ sale_state: 'by_request', contacts, the_title })

  const href = panel.querySelector('a[href^="mailto:"]')?.getAttribute('href') ?? ''
  expect(new URL(href).searchParams.get('subject')).toBe(`Вопрос с портала: ${the_title}`)
})

test('without contacts the panel says so', async () => {
  const { panel } = await drawn({ sale_state: 'no_payment_info', contacts: undefined, offer_list: [] })

  expect(waysIn(panel)).toEqual([])
  expect(plainText(panel)).toContain('Контактов организатора у нас нет.')
})

describe('the bar of a narrow page', () => {
  test.each([
    ['on_sale', {}, 'от 250,00 ₽', 'Даты и цены'],
    ['on_sale', { price_from: free }, 'В продаже', 'Даты и цены'],
    ['on_sale', { price_from: undefined }, 'В продаже', 'Даты и цены'],
    ['only_external', {}, null, 'Где купить'],
    ['by_request', {}, null, 'Спросить'],
    ['no_payment_info', {}, null, 'Спросить'],
  ] as const)('of %s with %o links to the panel', async (sale_state, more, text, action) => {
    const { bar } = await drawn({ sale_state, ...more })

    const link = bar.querySelector('a')
    expect([link?.getAttribute('href'), plainText(link)]).toEqual(['#buy', action])
    expect(plainText(bar.querySelector('span'))).toBe(text ?? plainText(labelOf(saleStateLabels, sale_state, 'ru')))
  })
})

describe('the organiser', () => {
  test('is named with a link, its summary and its contacts', async () => {
    const { main } = await drawn({})

    const block = main.querySelector('#organizer')
    expect(block?.querySelector('a[href="/companies/501"]')).not.toBeNull()
    expect(plainText(block)).toContain('Тихий дом & сад')
    expect(block?.querySelector(`a[href="${call}"]`)).not.toBeNull()
  })

  test('has only contacts without a name, and is left out without both', async () => {
    const { main } = await drawn({ organizer: null })
    const { main: bare } = await drawn({ organizer: null, contacts: undefined })

    expect(plainText(main.querySelector('#organizer h2'))).toBe('Контакты')
    expect(bare.querySelector('#organizer')).toBeNull()
  })
})

test('one button adds the places of a tour that is not on sale yet to the track', async () => {
  const { panel } = await drawn({ sale_state: 'no_payment_info', location_ids: [1001, 1002] })
  const { panel: sold } = await drawn({ sale_state: 'on_sale', location_ids: [1001] })

  const button = [...panel.querySelectorAll('button')].find((one) => plainText(one) === 'Добавить места в мой трек')
  expect(button?.getAttribute('value')).toContain('1002')
  expect(textsOf(sold, 'button')).not.toContain('Добавить места в мой трек')
})
