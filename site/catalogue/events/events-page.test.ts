import { calendarDate, calendarMonth, type EventCard } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { callOf, sendFrom } from '../../app/testing/test-provider-responses.ts'
import { anEvent } from '../testing/catalogue-objects.ts'

const on = (id: number, day: string, more: Partial<EventCard> = {}): EventCard =>
  anEvent({ id, dates: { starts_at: `${day}T10:00:00+05:00`, ends_at: `${day}T12:00:00+05:00` }, ...more })
const sendOf = (event_list: readonly EventCard[]) => sendFrom({ events: { event_list, total: event_list.length } }).send
const mainOf = async (address: string, visitor: Visitor = {}) => (await renderedPage(address, visitor)).main

describe('quick choices of dates', () => {
  const choicesAt = async (address: string, visitor: Visitor = {}) => {
    const pills = [...(await mainOf(address, visitor)).querySelectorAll('[aria-label="Быстрый выбор дат"] a')]
    return {
      titles: pills.map(plainText),
      hrefs: pills.map((pill) => pill.getAttribute('href')),
      chosen: pills.filter((pill) => pill.getAttribute('aria-current')).map(plainText),
    }
  }

  test('are links to all dates, this month and the next, which keep the other filters', async () => {
    expect(await choicesAt('/events?territory_id=1&page=2')).toEqual({
      titles: ['Все даты', 'Этот месяц', 'Следующий месяц'],
      hrefs: [
        '/events?territory_id=1',
        '/events?territory_id=1&from=2026-11-01&to=2026-11-30',
        '/events?territory_id=1&from=2026-12-01&to=2026-12-31',
      ],
      chosen: ['Все даты'],
    })
  })

  test('mark the one in the address, and none for other dates', async () => {
    expect((await choicesAt('/events?from=2026-12-01&to=2026-12-31')).chosen).toEqual(['Следующий месяц'])
    expect((await choicesAt('/events?from=2026-12-02')).chosen).toEqual([])
  })

  test('include the chosen month, and then the link to all dates ignores the month', async () => {
    const { titles, hrefs, chosen } = await choicesAt('/events', {
      preferences: { travelMonth: calendarMonth('2027-03') },
    })

    expect([titles[3], hrefs[3], hrefs[0]]).toEqual([
      'Март 2027',
      '/events?from=2027-03-01&to=2027-03-31',
      '/events?when=any',
    ])
    expect(chosen).toEqual(['Март 2027'])
  })

  test('do not repeat the chosen month', async () => {
    const { titles } = await choicesAt('/events', { preferences: { travelMonth: calendarMonth('2026-12') } })

    expect(titles).toEqual(['Все даты', 'Этот месяц', 'Следующий месяц'])
  })

  test('include the travel date', async () => {
    const { titles, hrefs } = await choicesAt('/events', { preferences: { travelDate: calendarDate('2026-12-24') } })

    expect(titles.at(-1)).toBe('В дату поездки, 24.12.2026')
    expect(hrefs.at(-1)).toBe('/events?from=2026-12-24&to=2026-12-24')
  })
})

describe('the form of dates', () => {
  const formAt = async (address: string, visitor: Visitor = {}) => {
    const form = (await mainOf(address, visitor)).querySelector('form:has([name="from"])')
    if (!form) throw new Error('The page has no form of dates')
    return form
  }
  const fieldsOf = (form: Element) =>
    Object.fromEntries([...form.querySelectorAll('input')].map((field) => [field.name, field.value]))

  test('has the days of the address, in native fields until scripts run', async () => {
    const form = await formAt('/events?from=2026-12-01&to=2026-12-24&free=1')

    expect(fieldsOf(form)).toEqual({ free: '1', from: '2026-12-01', to: '2026-12-24' })
    expect([...form.querySelectorAll('input[type="date"]')]).toHaveLength(2)
  })

  test('is folded on phones unless the list is of days that no link has', async () => {
    const foldAt = async (address: string) => (await formAt(address)).closest('details')?.open

    expect(await foldAt('/events')).toBe(false)
    expect(await foldAt('/events?from=2026-12-01&to=2026-12-31')).toBe(false)
    expect(await foldAt('/events?from=2026-12-02&to=2026-12-31')).toBe(true)
    expect(await foldAt('/events?from=2026-12-20&to=2026-12-01')).toBe(true)
  })

  test('has the days of the chosen month, and its values replace the month', async () => {
    const form = await formAt('/events', { preferences: { travelMonth: calendarMonth('2027-03') } })

    expect(fieldsOf(form)).toEqual({ when: 'any', from: '2027-03-01', to: '2027-03-31' })
  })

  test('shows an error beside the field if the last day is before the first, and all events stay', async () => {
    const { send, sent } = sendFrom()
    const form = await formAt('/events?from=2026-12-20&to=2026-12-01', { send })

    const wrong = form.querySelector('[aria-invalid="true"]')
    expect(wrong?.getAttribute('name')).toBe('to')
    const message = form.ownerDocument.getElementById(wrong?.getAttribute('aria-describedby') ?? '')
    expect(plainText(message)).toContain('Последний день раньше первого')
    const query = sent.find((one) => callOf(one) === 'events')?.query
    expect([query?.get('from'), query?.get('to')]).toEqual([null, null])
  })
})

describe('the list of events', () => {
  const events = [on(1, '2026-12-04'), on(2, '2026-12-24'), on(3, '2027-01-10'), on(4, '2027-03-01')]

  test('has a heading above the first event of each month, with the year if it differs', async () => {
    const main = await mainOf('/events', { send: sendOf(events) })

    expect(textsOf(main, 'li[data-place] > h2')).toEqual(['Декабрь 2026', 'Январь 2027', 'Март 2027'])
  })

  test('has the same headings if the last day is before the first, because such dates narrow nothing', async () => {
    const main = await mainOf('/events?from=2027-02-20&to=2027-02-01', { send: sendOf(events) })

    expect(textsOf(main, 'li[data-place] > h2')).toEqual(['Декабрь 2026', 'Январь 2027', 'Март 2027'])
  })

  test('has no headings if it is not sorted by date', async () => {
    const main = await mainOf('/events?sort=price', { send: sendOf(events) })

    expect(textsOf(main, 'li[data-place] > h2')).toEqual([])
  })

  test('has a calendar file of all events', async () => {
    expect((await mainOf('/events')).querySelector('a[href="/events.ics"]')).not.toBeNull()
  })

  test('has the place and the town of an event if they are known', async () => {
    const main = await mainOf('/events', {
      send: sendOf([
        on(1, '2026-12-04'),
        on(2, '2026-12-05', { the_place: undefined }),
        on(3, '2026-12-06', { territory: null }),
      ]),
    })
    const [both, town, place] = textsOf(main, 'article')

    expect(both).toContain('Площадь, сцена; вход со двора, Ханты-Мансийск')
    expect(town).toMatch(/Ханты-Мансийск/)
    expect(town).not.toContain('Площадь')
    expect(place).not.toContain('Ханты-Мансийск')
  })

  test('has the machine-readable day in the region’s time zone, for any time zone of the provider', async () => {
    const late = { starts_at: '2026-12-03T20:30:00Z', ends_at: '2026-12-03T22:00:00Z' }
    const main = await mainOf('/events', { send: sendOf([anEvent({ dates: late })]) })

    expect(main.querySelector('article time')?.getAttribute('datetime')).toBe('2026-12-04')
  })

  test('shows on the map only events with coordinates', async () => {
    const main = await mainOf('/events', {
      send: sendOf([on(1, '2026-12-04'), on(2, '2026-12-05', { geolocation: undefined })]),
    })

    expect(main.querySelectorAll('article a[href="#map"]')).toHaveLength(1)
  })
})

test('in a list by distance an event has its distance', async () => {
  const events = [on(1, '2026-12-04', { distance_km: 3.4 }), on(2, '2026-12-05')]
  const [near, unknown] = textsOf(
    await mainOf('/events?sort=distance&territory_id=1', { send: sendOf(events) }),
    'article',
  )

  expect(near).toContain(' · 3,4 км')
  expect(unknown).not.toContain('км')
})
