import { languages, type Event } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { sendFrom } from '../../app/testing/test-provider-responses.ts'
import { words } from '../../messages/intl.tsx'
import { aLocationCard, anEvent } from '../testing/catalogue-objects.ts'

/** Relative to the time of the rendered pages, 22.11.2026 at noon. */
const during = (starts_at: string, ends_at: string): Partial<Event> => ({
  dates: { starts_at: `${starts_at}:00+05:00`, ends_at: `${ends_at}:00+05:00` },
  schedule: [{ starts_at: `${starts_at}:00+05:00`, ends_at: `${ends_at}:00+05:00`, location_id: null }],
})
const coming = during('2026-12-04T10:00', '2026-12-04T19:00')
/** A session of one day, of an event that runs until next year. */
const untilJanuary = {
  starts_at: '2026-12-04T10:00:00+05:00',
  ends_at: '2026-12-04T19:00:00+05:00',
  last_ends_at: '2027-01-17T22:00:00+05:00',
}
const over = during('2026-10-02T10:00', '2026-10-02T19:00')

async function pageOf(event: Partial<Event>, visitor: Visitor = {}, others: readonly Event[] = []) {
  const { send } = sendFrom({
    event: { event: anEvent(event) },
    events: { event_list: others, total: others.length },
  })
  const { main, errors } = await renderedPage('/events/4001', { send, ...visitor })
  expect(errors).toEqual([])
  return main
}
const panelOf = (main: Element, id: string) => main.querySelector(`#${id}`)?.closest('section')

describe('under its title an event has', () => {
  test.each([
    ['when it is next', coming, 'пт, 4 дек, 10:00–19:00'],
    ['the days of one that lasts', during('2026-12-04T10:00', '2026-12-06T19:00'), 'пт, 4 дек – вс, 6 дек'],
    ['all its days', { ...coming, dates: untilJanuary }, 'пт, 4 дек – вс, 17 янв 2027'],
    ['the year of another one', during('2027-01-15T10:00', '2027-01-15T12:30'), 'пт, 15 янв 2027, 10:00–12:30'],
    ['that it is on now', during('2026-11-22T10:00', '2026-11-22T19:00'), 'Идёт сейчас'],
    ['that it is over', over, 'Событие прошло'],
    ['that it has no dates', { dates: undefined, schedule: [] }, 'Даты пока не назначены'],
  ])('%s', async (_, event, text) => {
    const [when] = textsOf(await pageOf(event), 'header li')

    expect(when?.replaceAll(/(дек|янв)[а-я.]*/g, '$1')).toBe(text)
  })

  test('its place, its accessibility and its age limit', async () => {
    const main = await pageOf({ ...coming, for_disabled: true, age_limit: '12+' })

    expect(textsOf(main, 'header li').slice(1)).toEqual(['Площадь, сцена; вход со двора, Ханты-Мансийск', 'Доступный'])
    expect(plainText(main.querySelector('header'))).toContain('Возраст 12+')
  })
})

test.each([
  ['coming', coming, true],
  ['past', over, false],
] as const)('a %s event can be added to the track: %o', async (_, event, isOffered) => {
  expect(plainText((await pageOf(event)).querySelector('header')).includes('В трек')).toBe(isOffered)
})

describe('above its content', () => {
  test.each(languages)('a past event says when it took place last, in %s', async (language) => {
    const say = words(language)
    const text = plainText(await pageOf({ ...over, dates_demo: true }, { language }))

    expect(text).toContain(plainText(say('event.over')))
    expect(text).toMatch(/2 октября|2 October/)
    expect(text).not.toContain(plainText(say('event.exampleDatesText')))
  })

  test.each(languages)('example dates are marked as such, in %s', async (language) => {
    const text = plainText(await pageOf({ ...coming, dates_demo: true }, { language }))

    expect(text).toContain(plainText(words(language)('event.exampleDatesText')))
  })

  test('an event with announced dates has no note', async () => {
    expect((await pageOf(coming)).querySelector('[data-tone]:has(svg) p')).toBeNull()
  })
})

describe('the panel of dates', () => {
  test('has every session in the region’s time zone, and a calendar file', async () => {
    const panel = panelOf(await pageOf({}, { language: 'en' }), 'dates')

    expect(panel?.querySelectorAll('ol li').length).toBeGreaterThan(1)
    expect(plainText(panel)).toContain('UTC+5')
    expect(panel?.querySelector('a[href="/events/4001.ics?lang=en"]')).not.toBeNull()
  })

  test('has no file without sessions, and no choice of the travel date after the last one', async () => {
    const unset = panelOf(await pageOf({ dates: undefined, schedule: [] }), 'dates')

    expect(unset?.querySelector('a[href$=".ics"]')).toBeNull()
    expect(plainText(unset)).toContain('Выбрать дату')
    expect(plainText(panelOf(await pageOf(over), 'dates'))).not.toContain('Выбрать дату')
  })

  test('the page links to this file only once', async () => {
    expect((await pageOf(coming)).querySelectorAll('a[href="/events/4001.ics"]')).toHaveLength(1)
  })
})

describe('the panel of entry', () => {
  const entryOf = async (event: Partial<Event>) => plainText(panelOf(await pageOf(event), 'entry'))

  test('of a past event has its price, and no offers', async () => {
    const main = await pageOf(over)

    expect(plainText(panelOf(main, 'entry'))).toBe('Условия входаот 250,00 ₽')
    expect(panelOf(main, 'entry')?.querySelector('form, a')).toBeNull()
  })

  test.each([
    [{ offer_list: [], price_from: undefined }, 'Об условиях входа спросите у организатора.'],
    [{ offer_list: [], price_from: { value: '0.00', currency: 'RUB' as const } }, 'Вход свободный'],
    [{ offer_list: [], sale_state: 'also_external' as const, price_from: undefined }, 'Об условиях входа'],
  ])('without offers: %o', async (event, text) => {
    expect(await entryOf({ ...coming, ...event })).toContain(text)
  })
})

test('the organiser has its kind; without one there are only contacts, or no panel', async () => {
  const panel = panelOf(await pageOf(coming), 'organiser')
  const bare = panelOf(await pageOf({ ...coming, organizer: null }), 'organiser')

  expect(plainText(panel)).toContain('Туроператор')
  expect(panel?.querySelector('a[href="/companies/501"]')).not.toBeNull()
  expect(bare?.querySelector('a[href^="/companies"]')).toBeNull()
  expect(bare?.querySelector('a[href^="tel:"]')).not.toBeNull()
  expect(panelOf(await pageOf({ ...coming, organizer: null, contacts: undefined }), 'organiser')).toBeUndefined()
})

describe('the place of an event', () => {
  const venue = { ...aLocationCard, id: 1001 }
  const session = { starts_at: '2026-12-04T10:00:00+05:00', ends_at: '2026-12-04T12:00:00+05:00', location_id: 1001 }

  test('has a card for each known place', async () => {
    const { send } = sendFrom({
      event: { event: anEvent({ schedule: [session] }) },
      locations: { territory_list: [], location_type_list: [], location_list: [venue], total: 1 },
    })
    const { main } = await renderedPage('/events/4001', { send })

    expect(main.querySelector('#where article a[href="/locations/1001"]')).not.toBeNull()
    expect(main.querySelector('#where > p')).toBeNull()
  })

  test('is a text if it is not a place of the portal', async () => {
    expect(plainText((await pageOf(coming)).querySelector('#where p'))).toBe('Площадь, сцена; вход со двора')
    expect(plainText((await pageOf({ ...coming, the_place: undefined })).querySelector('#where p'))).toBe(
      'Ханты-Мансийск',
    )
  })

  test('has no section without coordinates', async () => {
    expect((await pageOf({ ...coming, geolocation: undefined })).querySelector('#where')).toBeNull()
  })
})

test('other events of its territory are below, without the event itself', async () => {
  const others = [anEvent(), anEvent({ id: 4002, link: '/events/4002' })]
  const main = await pageOf(coming, {}, others)

  expect(plainText(main.querySelector('#others h2'))).toBe('Другие события: Ханты-Мансийск')
  expect(main.querySelectorAll('#others article')).toHaveLength(1)
  expect((await pageOf({ ...coming, territory: null }, {}, others)).querySelector('#others')).toBeNull()
})
