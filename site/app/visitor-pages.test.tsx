// @vitest-environment node
import { calendarDate, languages } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { aLocationCard, aTour, anEvent } from '../catalogue/testing/catalogue-objects.ts'
import { words } from '../messages/intl.tsx'
import { lowVisionThemes, themes } from '../visitor/preferences.ts'
import { renderedPage } from './testing/rendered-page.tsx'
import { responses, callOf, emptyMain, sendFrom } from './testing/test-provider-responses.ts'

const hrefs = (root: ParentNode) => Array.from(root.querySelectorAll('a[href]'), (link) => link.getAttribute('href'))

describe('the first HTML follows what the visitor chose:', () => {
  test.each(themes)('the theme %s', async (theme) => {
    const { document } = await renderedPage('/guides', { preferences: { settings: { lang: 'ru', theme } } })
    expect(document.documentElement.dataset['theme']).toBe(theme)
  })

  test('without a choice there is no theme, so that the system decides', async () => {
    const { document } = await renderedPage('/guides')
    expect(document.documentElement.hasAttribute('data-theme')).toBe(false)
  })

  test.each(lowVisionThemes)('the reading settings are above the page in %s', async (theme) => {
    const settings = {
      lang: 'ru',
      vision: 'low',
      theme,
      text: '200',
      font: 'serif',
      spacing: 'wider',
      images: 'off',
    } as const
    const { document } = await renderedPage('/guides', { preferences: { settings } })

    expect({ ...document.documentElement.dataset }).toMatchObject({
      theme,
      text: '200',
      font: 'serif',
      spacing: 'wider',
      images: 'off',
    })
    expect(
      document.querySelector(
        'form[action^="/preferences"] [name="reading"], form[action="/preferences"] [name="text"]',
      ),
    ).not.toBeNull()
  })

  test.each([
    [null, true],
    [true, false],
    [false, false],
  ])('the notice about cookies after the answer %s: %s', async (isCookieAccepted, isShown) => {
    const { document } = await renderedPage('/guides', { preferences: { isCookieAccepted } })
    const choices = [...document.querySelectorAll('form [name="is_cookie_accepted"]')]

    // Once answered, the footer offers the choice to whoever changes their mind.
    expect(choices.some((choice) => !choice.closest('footer'))).toBe(isShown)
    expect(choices.some((choice) => choice.closest('footer'))).toBe(!isShown)
  })

  test.each(['/', '/locations', '/events', '/tours', '/excursions', '/tracks', '/products'])(
    'the chosen territory filters %s',
    async (address) => {
      const { send, sent } = sendFrom()
      await renderedPage(address, { send, preferences: { territoryId: 5 } })
      expect(sent.some(({ query }) => query.get('territory_id') === '5')).toBe(true)
    },
  )

  test.each(['/guides', '/posts', '/companies', '/pages', '/docs'])(
    'the chosen territory does not filter %s',
    async (address) => {
      const { send, sent } = sendFrom()
      await renderedPage(address, { send, preferences: { territoryId: 5 } })

      expect(sent.length).toBeGreaterThan(0)
      expect(sent.filter(({ query }) => query.get('territory_id') === '5')).toEqual([])
    },
  )
})

test('the main page leaves out objects of other territories, even if the provider sends them', async () => {
  const elsewhere = aTour({
    id: 5002,
    the_title: 'Elsewhere',
    territory_id: 9,
    territory_ids: [9],
    link: '/tours/5002',
  })
  const passing = aTour({ id: 5003, the_title: 'Passing', territory_id: 9, territory_ids: [9, 1], link: '/tours/5003' })
  const { send } = sendFrom({ main: { ...responses.main, tour_list: [elsewhere, passing] } })
  const { main } = await renderedPage('/', { send, preferences: { territoryId: 1 } })

  expect(hrefs(main)).toContain('/tours/5003')
  expect(hrefs(main)).not.toContain('/tours/5002')
})

test('the main page of an empty region is rendered', async () => {
  const { status, errors, main } = await renderedPage('/', { send: sendFrom({ main: emptyMain }).send })

  expect([status, errors]).toEqual([200, []])
  expect(main.querySelectorAll('h1')).toHaveLength(1)
  expect(hrefs(main).filter((href) => /^\/(tours|events)\/\d/.test(href ?? ''))).toEqual([])
})

describe.each(languages)('a search in %s', (language) => {
  const say = words(language)

  test('with an empty query makes no call', async () => {
    const { send, sent } = sendFrom()
    const { status } = await renderedPage('/q', { language, send })

    expect(status).toBe(200)
    expect(sent.map(callOf)).not.toContain('search')
  })

  test('shows its results, with the query in its field', async () => {
    const { main, document } = await renderedPage('/q?q=house', { language })

    expect(hrefs(main)).toContain('/locations/1001')
    expect(Array.from(document.querySelectorAll('input[name="q"]'), (field) => field.getAttribute('value'))).toContain(
      'house',
    )
    expect(document.querySelector('title')?.textContent).toContain(say('search.titleFor', { q: 'house' }))
  })

  test('shows markup in the query as text', async () => {
    const { main } = await renderedPage(`/q?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`, { language })
    expect(main.querySelector('img[onerror], img[src="x"]')).toBeNull()
  })

  test('shows the tag of a result of an unknown kind unchanged', async () => {
    const result = { ...responses.search.result_list[0], tag: 'planet' }
    const { send } = sendFrom({ search: { result_list: [result], tag_list: [{ tag: 'planet', count: 1 }], total: 1 } })
    const { errors, main } = await renderedPage('/q?q=house', { language, send })

    expect(errors).toEqual([])
    expect(main.textContent).toContain('planet')
  })
})

describe.each(languages)('flights in %s', (language) => {
  const say = words(language)
  const flightsUrl = 'https://fly.example/search/{origin}-{destination}?out={depart}&back={return}'
  const at = (query: string) => renderedPage(`/aviasales${query}`, { language, facts: { flightsUrl } })

  test('have no form without a partner', async () => {
    const { main } = await renderedPage('/aviasales', { language })
    expect(main.querySelector('[name="depart"]')).toBeNull()
  })

  test('show no errors before a search', async () => {
    const { main } = await at('')

    expect(main.querySelector('form')).not.toBeNull()
    expect(main.textContent).not.toContain(say('flights.noDate'))
  })

  test('name the missing fields after an empty form', async () => {
    const { main } = await at('?find=1')
    expect(main.textContent).toContain(say('flights.noOrigin'))
    expect(main.textContent).toContain(say('flights.noDate'))
  })

  test('link to the partner with every placeholder filled in', async () => {
    const { main } = await at(`?find=1&from=${encodeURIComponent('Москва')}&to=HMA&depart=24.12.2026&return=27.12.2026`)
    expect(hrefs(main)).toContain(
      `https://fly.example/search/${encodeURIComponent('Москва')}-HMA?out=2026-12-24&back=2026-12-27`,
    )
  })

  test('have no link for a past day', async () => {
    const { main } = await at('?find=1&from=Moscow&to=HMA&depart=21.11.2026')

    expect(main.textContent).toContain(say('flights.pastDate'))
    expect(hrefs(main).filter((href) => href?.startsWith('https://fly.example'))).toEqual([])
  })
})

describe('a page depends on the travel date:', () => {
  const monday = aLocationCard.opening_hours?.length

  test('a place has its hours on that day', async () => {
    expect(monday).toBeGreaterThan(0)
    const of = (date: string) =>
      renderedPage('/locations', { language: 'en', preferences: { travelDate: calendarDate(date) } })

    expect((await of('2026-12-01')).main.textContent).toContain('10:00')
    expect((await of('2026-11-30')).main.textContent).toContain(
      words('en')('hours.closedOnDate', { date: '30.11.2026' }),
    )
  })

  test('a past event says so, and an upcoming one does not', async () => {
    const over = { starts_at: '2026-11-01T10:00:00+05:00', ends_at: '2026-11-01T12:00:00+05:00' }
    const of = async (event: unknown) =>
      (await renderedPage('/events/4001', { language: 'en', send: sendFrom({ event: { event } }).send })).main
        .textContent

    const [past, coming] = [
      await of(anEvent({ dates: over, schedule: [{ ...over, location_id: null }] })),
      await of(anEvent()),
    ]
    expect(past).not.toBe(coming)
    expect(coming).toContain('4\u00a0December')
  })
})
