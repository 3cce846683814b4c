import { calendarDate, calendarMonth } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { responses, sendFrom } from '../../app/testing/test-provider-responses.ts'

const { send } = sendFrom({
  territories: [
    { id: 1, title: 'Ханты-Мансийск', title_en: 'Khanty-Mansiysk', geolocation: '61.0036,69.0262' },
    { id: 5, title: 'Сургут', title_en: 'Surgut', geolocation: '61.25,73.4' },
  ],
  locations: { ...responses.locations, territory_list: [{ id: 5, the_title: 'Сургут', count: 8 }] },
})

async function formAt(address: string, visitor: Visitor = {}) {
  const { main } = await renderedPage(address, { send, ...visitor })
  const path = address.split('?')[0] ?? ''
  const form = main.querySelector<HTMLFormElement>(`form[action="${path}"]`)
  if (!form) throw new Error(`${address} has no form of filters`)
  return form
}

/** What the form would send in its current state, as a browser does. */
const sentBy = (form: HTMLFormElement) => {
  const { FormData } = form.ownerDocument.defaultView ?? globalThis
  return [...new FormData(form)]
    .map(([name, value]) => `${name}=${String(value)}`)
    .filter((pair) => !pair.endsWith('='))
}

describe('submitting an unchanged form of filters requests the same list', () => {
  test.each([
    ['/locations', []],
    ['/locations?q=дом', ['q=дом']],
    [
      '/locations?type_id=1&territory_id=5&for_disabled=1&access=lift,loop&free=1&sort=title',
      ['access=lift', 'access=loop', 'for_disabled=1', 'free=1', 'sort=title', 'territory_id=5', 'type_id=1'],
    ],
    ['/locations?open_on=2027-03-16', ['open_on=2027-03-16']],
    ['/locations?page=3&q=a', ['q=a']],
    ['/locations?view=map&q=a', ['q=a', 'view=map']],
    ['/tours?category=ethno&open_on=2027-03-01', ['category=ethno', 'open_on=2027-03-01']],
    ['/hotels?q=река&sort=distance', ['q=река', 'sort=distance']],
  ])('%s', async (address, pairs) => {
    expect(sentBy(await formAt(encodeURI(address))).toSorted()).toEqual(pairs.toSorted())
  })
})

test('the form of events sends the other filters with the dates', async () => {
  const { main } = await renderedPage('/events?territory_id=5&for_disabled=1&from=2026-12-01&page=2', { send })
  const form = [...main.querySelectorAll<HTMLFormElement>('form[action="/events"]')].find((one) =>
    one.querySelector('[name="from"]'),
  )

  expect(form && sentBy(form).toSorted()).toEqual(['for_disabled=1', 'from=2026-12-01', 'territory_id=5'])
})

test('without scripts a button submits the form, and a link removes every filter', async () => {
  const form = await formAt('/locations?q=a&free=1')

  expect(textsOf(form, 'button[type="submit"]')).toEqual(['Показать'])
  expect([...form.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/locations'])
  expect(form.method).toBe('get')
})

const optionsOf = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<HTMLOptionElement>(`select[name="${name}"] option`)].map((option) => [
    option.getAttribute('value'),
    plainText(option),
  ])

describe('the territories of a list', () => {
  test('have their counts if the provider sends them', async () => {
    const options = optionsOf(await formAt('/locations'), 'territory_id')

    expect(options[0]?.[0]).toBe('')
    expect(options.slice(1)).toEqual([
      ['1', 'Ханты-Мансийск'],
      ['5', 'Сургут (8)'],
    ])
  })

  test('need no parameter for the one chosen for the portal, but for the whole region', async () => {
    const form = await formAt('/locations', { preferences: { territoryId: 5 } })

    expect(optionsOf(form, 'territory_id').map(([value]) => value)).toEqual(['all', '1', ''])
    expect(form.querySelector<HTMLSelectElement>('select[name="territory_id"]')?.value).toBe('')
  })

  test('with an unknown territory in the address the field has the whole region', async () => {
    const form = await formAt('/locations?territory_id=777')

    expect(form.querySelector<HTMLSelectElement>('select[name="territory_id"]')?.selectedIndex).toBe(0)
  })
})

describe('the order of a list', () => {
  test.each([
    ['/locations', 'ru', ['Выбор редакции', 'По названию', 'Сначала дешёвые', 'Ближе к центру: Ханты-Мансийск']],
    [
      '/locations?territory_id=5',
      'en',
      ['Editors’ choice', 'By name', 'Cheapest first', 'Nearest to the centre: Surgut'],
    ],
  ] as const)('%s in %s: %o', async (address, language, titles) => {
    const options = optionsOf(await formAt(address, { language }), 'sort')

    expect(options.map(([value]) => value)).toEqual(['', 'title', 'price', 'distance'])
    expect(options.map(([, title]) => title)).toEqual(titles)
  })

  test('has no distance if objects have no coordinates, and has the date for events', async () => {
    const { main } = await renderedPage('/events', { send })

    const events = [...main.querySelectorAll('select[name="sort"] option')].map(plainText)
    expect(events[0]).toBe('По дате')
  })
})

describe('"open on my day"', () => {
  const labelOf = async (address: string, preferences: Visitor['preferences']) => {
    const form = await formAt(address, { ...(preferences && { preferences }) })
    const box = form.querySelector<HTMLInputElement>('input[name="open_on"]')
    return [plainText(box?.closest('label')) || null, box?.value ?? null, box?.checked ?? null]
  }

  test.each([
    ['/locations', {}, ['Открыто сегодня', '2026-11-22', false]],
    ['/locations', { travelDate: calendarDate('2027-03-15') }, ['Открыто 15.03.2027', '2027-03-15', false]],
    [
      '/locations?open_on=2027-01-02',
      { travelDate: calendarDate('2027-03-15') },
      ['Открыто 02.01.2027', '2027-01-02', true],
    ],
    ['/locations', { travelMonth: calendarMonth('2027-03') }, [null, null, null]],
    [
      '/locations?open_on=2027-01-02',
      { travelMonth: calendarMonth('2027-03') },
      ['Открыто 02.01.2027', '2027-01-02', true],
    ],
    ['/products', { travelDate: calendarDate('2027-03-15') }, ['Подходит: март 2027', '2027-03-15', false]],
  ])('%s with %o', async (address, preferences, expected) => {
    expect(await labelOf(address, preferences)).toEqual(expected)
  })

  test('needs a day: with only a month the form says what to do', async () => {
    const form = await formAt('/locations', { preferences: { travelMonth: calendarMonth('2027-03') } })

    expect(plainText(form)).toContain('Чтобы видеть только открытое, выберите день.')
  })
})

test('the disclosure of filters has the number of applied ones, without the order', async () => {
  const countAt = async (address: string) => {
    const form = await formAt(address)
    return plainText(form.closest('details')?.querySelector('summary'))
  }

  expect(await countAt('/locations?sort=price')).toBe('Фильтры')
  expect(await countAt('/locations?q=a&free=1&access=lift,loop&sort=price')).toBe('Фильтры3')
})

test('the button of the folded filters counts those that its form has', async () => {
  const summaryAt = async (address: string) => {
    const { main } = await renderedPage(address, { send })
    return [...main.querySelectorAll('summary')].find(({ textContent }) => textContent?.startsWith('Фильтры'))
      ?.textContent
  }

  expect(await summaryAt('/events?from=2026-12-01&to=2026-12-31&sort=price')).toBe('Фильтры')
  expect(await summaryAt('/events?from=2026-12-01&free=1&for_disabled=1')).toBe('Фильтры2')
})
