import { calendarDate, languages } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../app/testing/rendered-page.tsx'
import { words } from '../messages/intl.tsx'

const facts = { flightsUrl: 'https://www.fly.example/{origin}/{destination}?d={depart}&r={return}' }

async function pageAt(search: Record<string, string>, visitor: Visitor = {}) {
  const { main, errors } = await renderedPage(`/aviasales?${new URLSearchParams(search)}`, { facts, ...visitor })
  expect(errors).toEqual([])
  return main
}
const valueOf = (main: Element, name: string) => {
  const field = main.querySelector(`form [name="${name}"]`)
  return field?.getAttribute('value') ?? field?.querySelector('option[selected]')?.getAttribute('value') ?? ''
}
const journey = { from: 'Москва', to: 'HMA', depart: '24.12.2026', return: '08.01.2027', find: '1' }

describe('a valid flight search', () => {
  test('links to the partner by name, in a new tab, with all values', async () => {
    const main = await pageAt(journey)
    const link = main.querySelector('a[href^="https://www.fly.example"]')

    expect(link?.getAttribute('href')).toBe(
      `https://www.fly.example/${encodeURIComponent('Москва')}/HMA?d=2026-12-24&r=2027-01-08`,
    )
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    expect(plainText(link)).toContain('fly.example')
    expect(plainText(main.querySelector('#journey'))).toBe('Москва — Ханты-Мансийск')
  })

  test.each([
    ['ru', '08.01.2027', 'Туда 24 декабря 2026, обратно 08 января 2027.'],
    ['ru', '', 'Туда 24 декабря 2026, без обратного билета.'],
    ['en', '', '24 December 2026'],
  ] as const)('shows in %s the outbound and return dates (%s)', async (language, back, text) => {
    expect(plainText(await pageAt({ ...journey, return: back }, { language }))).toContain(text)
  })

  test('makes the link the next step, and not the form', async () => {
    const main = await pageAt(journey)

    expect(main.querySelector('form button[name="find"]')?.getAttribute('data-variant')).toBe('secondary')
    expect((await pageAt({})).querySelector('form button[name="find"]')?.getAttribute('data-variant')).toBe('primary')
  })
})

describe('a search with missing fields', () => {
  test.each(languages)('has errors beside each field and above the form in %s, and no link', async (language) => {
    const say = words(language)
    const main = await pageAt({ from: '', to: '', depart: '', return: 'x', find: '1' }, { language })
    const wrong = [...main.querySelectorAll('form [aria-invalid="true"]')].map((field) => field.getAttribute('name'))

    expect(wrong.length).toBeGreaterThan(2)
    const text = plainText(main.querySelector('form'))
    const messages = ['flights.noOrigin', 'flights.noDestination', 'flights.noDate', 'flights.badDate'] as const
    expect(messages.filter((id) => !text.includes(plainText(say(id))))).toEqual([])
    expect(main.querySelector('a[href*="fly.example"]')).toBeNull()
  })

  test('keeps the typed text, even if it is not a date', async () => {
    const main = await pageAt({ ...journey, depart: '31.02.2027' })

    expect(valueOf(main, 'from')).toBe('Москва')
    expect(main.querySelector('form input[value="31.02.2027"]')).not.toBeNull()
  })
})

describe('before anything is typed', () => {
  test('the airport of the chosen territory and the travel date are filled in', async () => {
    const main = await pageAt({}, { preferences: { territoryId: 1, travelDate: calendarDate('2027-03-15') } })

    expect(valueOf(main, 'to')).toBe('HMA')
    expect(main.querySelector('form input[value="2027-03-15"], form input[value="15.03.2027"]')).not.toBeNull()
    expect(main.querySelectorAll('form [aria-invalid="true"]')).toHaveLength(0)
  })

  test('values in the address have precedence, and a submitted form is not filled in', async () => {
    const preferences = { territoryId: 1, travelDate: calendarDate('2027-03-15') }

    expect(valueOf(await pageAt({ to: 'XXX' }, { preferences }), 'to')).not.toBe('HMA')
    const sent = await pageAt({ from: 'Москва', to: '', depart: '', find: '1' }, { preferences })
    expect(plainText(sent.querySelector('form'))).toContain('Укажите дату вылета')
  })
})

test('without a partner there is no search, and the airports are listed', async () => {
  const { main } = await renderedPage('/aviasales?find=1', { facts: { flightsUrl: null } })

  expect(main.querySelector('form [name="find"]')).toBeNull()
  expect(textsOf(main, '#airports ~ ul li').join()).toContain('HMA')
})
