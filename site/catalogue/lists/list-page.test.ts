import { calendarMonth, languages, type Outgoing } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { responses, callOf, sendFrom } from '../../app/testing/test-provider-responses.ts'
import { words } from '../../messages/intl.tsx'
import { PortalError } from '../../portal/error.ts'
import { anEvent, aTour } from '../testing/catalogue-objects.ts'

const march = { travelMonth: calendarMonth('2027-03') }
const hrefsIn = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

/** A provider whose lists are empty at the requested time, and not empty at any other. */
function sendByTime(name: 'events' | 'tours', responseTo: (query: URLSearchParams) => object) {
  const { send } = sendFrom()
  const sent: Outgoing[] = []
  return {
    sent,
    send: async (outgoing: Outgoing) => {
      if (callOf(outgoing) !== name) return send(outgoing)
      sent.push(outgoing)
      return responseTo(new URLSearchParams([...outgoing.query]))
    },
  }
}

test.each(['/locations', '/tours'])('a list of a day in its address is shown for that day: %s', async (path) => {
  const shown = async (query: string, preferences = {}) =>
    plainText((await renderedPage(path + query, { preferences })).main)

  expect(await shown('')).toContain('Показано на сегодня')
  for (const preferences of [{}, march]) {
    const text = await shown('?open_on=2027-06-15', preferences)
    expect(text).not.toContain('Показано на сегодня')
    expect(text).toContain('15.06.2027')
  }
})

describe('the pages of a list', () => {
  const { send } = sendFrom({ tours: { tour_list: responses.tours.tour_list, total: 40 } })

  test('are links that keep its filters, and the first has no number', async () => {
    const { main } = await renderedPage('/tours?category=ethno&page=2', { send })
    const pages = hrefsIn(main, 'nav a[aria-label]')

    expect(pages).toContain('/tours?category=ethno')
    expect(pages).toContain('/tours?category=ethno&page=4')
    expect(pages).not.toContain('/tours?category=ethno&page=5')
    expect(main.querySelector('nav a[aria-current="page"]')?.textContent).toBe('2')
  })

  test.each(languages)('after the last one say so, link to that and are not indexed, in %s', async (language) => {
    const beyond = sendFrom({ tours: { tour_list: [], total: 40 } })
    const { main, document } = await renderedPage('/tours?page=9', { send: beyond.send, language })

    expect(textsOf(main, 'h2')).toContain(plainText(words(language)('list.noPage', { page: 9 })))
    expect(hrefsIn(main, 'a[data-variant="primary"]')).toContain('/tours?page=4')
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  })
})

test.each([
  [1, 'ru', '1 событие'],
  [3, 'ru', '3 события'],
  [25, 'ru', '25 событий'],
  [1, 'en', '1 event'],
  [2, 'en', '2 events'],
] as const)('a list of %i has its count in %s: %s', async (total, language, text) => {
  const { send } = sendFrom({ events: { event_list: responses.events.event_list, total } })
  const { main } = await renderedPage('/events', { send, language })

  expect(plainText(main.querySelector('h1 + [role="status"]'))).toBe(text)
})

describe('a list that is empty in the chosen month', () => {
  const spring = anEvent({ id: 4100, the_title: 'Слёт оленеводов' })

  test('names the month, links to any time and shows the next objects after it', async () => {
    const { send, sent } = sendByTime('events', (query) =>
      query.get('to') === null && query.get('from') === '2027-03-01'
        ? { event_list: [spring], total: 1 }
        : { event_list: [], total: 0 },
    )
    const { main } = await renderedPage('/events', { send, preferences: march })

    expect(textsOf(main, 'h2')).toContain('Ничего не нашлось в марте 2027')
    expect(hrefsIn(main, 'a[data-variant="primary"]')).toContain('/events?when=any')
    expect(plainText(main)).toContain('Ниже — ближайшие события.')
    expect(plainText(main)).toContain('Слёт оленеводов')
    expect(sent.map(({ query }) => [query.get('from'), query.get('to')])).toContainEqual(['2027-03-01', '2027-03-31'])
  })

  test('shows objects of any time if there are none after it', async () => {
    const { send } = sendByTime('events', (query) =>
      query.get('from') === null ? { event_list: [spring], total: 1 } : { event_list: [], total: 0 },
    )
    const { main } = await renderedPage('/events', { send, preferences: march })

    expect(plainText(main)).toContain('Слёт оленеводов')
  })

  test('says for tours that those of other months follow', async () => {
    const { send } = sendByTime('tours', (query) =>
      query.has('open_on') ? { tour_list: [], total: 0 } : { tour_list: [aTour({ the_title: 'Летом' })], total: 1 },
    )
    const { main } = await renderedPage('/tours', { send, preferences: march })

    expect(plainText(main)).toContain('Ниже — то, что бывает в другие месяцы.')
    expect(plainText(main)).toContain('Летом')
  })
})

describe('a list without filters', () => {
  test.each(languages)(
    'that is empty says that editors will fill it, without a link to the whole list, in %s',
    async (language) => {
      const { send } = sendFrom({ guides: { guide_list: [], total: 0 } })
      const { main } = await renderedPage('/guides', { send, language })

      expect(plainText(main)).toContain(plainText(words(language)('guides.empty')))
      expect(main.querySelector('a[href="/guides"][data-variant="primary"]')).toBeNull()
    },
  )

  test('is not requested twice if it is empty', async () => {
    const { send, sent } = sendFrom({ tours: { tour_list: [], total: 0 } })
    await renderedPage('/tours', { send })

    expect(sent.map(callOf).filter((name) => name === 'tours')).toHaveLength(1)
  })
})

test('a list with objects in the chosen month needs one call', async () => {
  const { send, sent } = sendFrom()
  await renderedPage('/events', { send, preferences: march })

  expect(sent.map(callOf).filter((name) => name === 'events')).toHaveLength(1)
})

test('ready-made tracks are those of the chosen month, with a link to all of them', async () => {
  const { send, sent } = sendFrom()
  const { main } = await renderedPage('/tracks', { send, preferences: march })

  expect(sent.filter((one) => callOf(one) === 'tracks').map(({ query }) => query.get('open_on'))).toEqual([
    '2027-03-01',
  ])
  expect(textsOf(main, 'a[href="/tracks?when=any"]')).toEqual(['Март 2027'])
})

test('if the territories have not loaded, none is called unknown', async () => {
  const { send } = sendFrom({ tours: { tour_list: [], total: 0 }, territories: new PortalError(503) })
  const { main } = await renderedPage('/tours?territory_id=777', { send })

  expect(textsOf(main, 'h2')).toContain('По этим условиям ничего нет')
})

test.each([
  ['/tours?territory_id=777', true],
  ['/tours?territory_id=1', false],
])('an empty list at %s says that there is no such territory: %s', async (address, isUnknown) => {
  const { send } = sendFrom({ tours: { tour_list: [], total: 0 } })
  const { main } = await renderedPage(address, { send })

  expect(textsOf(main, 'h2').includes('Такой территории нет')).toBe(isUnknown)
  expect(textsOf(main, 'h2').includes('По этим условиям ничего нет')).toBe(!isUnknown)
  const allCities = main.querySelector('form input[name="return_to"][value="/tours"]')?.closest('form')
  expect(allCities?.querySelector('button[name="territory_id"]')?.getAttribute('value')).toBe('')
})

describe('categories above a list', () => {
  const counted = (category_list: { id: string; count: number }[]) =>
    sendFrom({ tours: { ...responses.tours, category_list } }).send
  const pillsAt = async (address: string, visitor: Visitor) => {
    const { main } = await renderedPage(address, visitor)
    return [...main.querySelectorAll(`[aria-label="Направление"] a`)].map((pill) => [
      plainText(pill),
      pill.getAttribute('href'),
      pill.getAttribute('aria-current'),
    ])
  }

  test('link to the list with one more or one less category', async () => {
    const pills = await pillsAt('/tours?category=ethno&sort=price&page=2', { send: counted([]) })
    const chosen = pills.filter(([, , current]) => current === 'true')

    expect(pills[0]).toEqual(['Все направления', '/tours?sort=price', null])
    expect(chosen.map(([, href]) => href)).toEqual(['/tours?sort=price'])
    expect(pills.filter(([, href]) => href?.includes('category=') && !href.includes('ethno'))).toEqual([])
    expect(pills.some(([, href]) => href?.includes('ethno%2C') || href?.includes('%2Cethno'))).toBe(true)
  })

  test('have their counts if the provider sends them', async () => {
    const pills = await pillsAt('/tours', { send: counted([{ id: 'ethno', count: 4 }]) })
    const counts = pills.slice(1).map(([text]) => text?.match(/\d+$/)?.[0])

    expect(counts.filter((count) => count === '4')).toHaveLength(1)
    expect(counts.filter((count) => count === '0')).toHaveLength(counts.length - 1)
  })
})

describe('the chosen month above a list of tours', () => {
  const ownMonth = async (address: string) => {
    const { main } = await renderedPage(address, { preferences: march })
    const pill = main.querySelector('[aria-label="Месяц поездки"] a')
    return pill && [plainText(pill), pill.getAttribute('href'), pill.getAttribute('aria-current')]
  }

  test('is on, and links to any time', async () => {
    expect(await ownMonth('/tours?category=ethno')).toEqual(['Март 2027', '/tours?category=ethno&when=any', 'true'])
  })

  test('is off at any time, and links to the month', async () => {
    expect(await ownMonth('/tours?when=any')).toEqual(['Март 2027', '/tours', null])
  })

  test('is not shown if the address has a day', async () => {
    expect(await ownMonth('/tours?open_on=2027-01-01')).toBeNull()
  })
})

test('"accessible" above a list is a link that switches the filter and goes to the first page', async () => {
  const hrefAt = async (address: string) => {
    const { main } = await renderedPage(address)
    const pill = main.querySelector('[aria-label="Доступная среда"] a')
    return [pill?.getAttribute('href'), pill?.getAttribute('aria-current')]
  }

  expect(await hrefAt('/products?sort=price&page=3')).toEqual(['/products?for_disabled=1&sort=price', null])
  expect(await hrefAt('/products?for_disabled=1&page=3')).toEqual(['/products', 'true'])
})
