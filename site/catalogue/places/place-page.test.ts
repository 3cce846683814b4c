import { languages, type Location } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { callOf, sendFrom } from '../../app/testing/test-provider-responses.ts'
import { words } from '../../messages/intl.tsx'
import { aHotel, aLocationCard, aPlace, aRestaurant } from '../testing/catalogue-objects.ts'

async function pageOf(place: Location, visitor: Visitor & { query?: string } = {}) {
  const address = `${place.link}${visitor.query ?? ''}`
  const { main, errors } = await renderedPage(address, {
    send: sendFrom({ location: { location: place } }).send,
    ...visitor,
  })
  expect(errors).toEqual([])
  return main
}
const sectionOf = (main: Element, id: string) => main.querySelector(`#${id}`)?.closest('section')
const crumbsOf = (main: Element) =>
  [...main.querySelectorAll('nav[aria-label] ol a')].map((link) => link.getAttribute('href'))

describe('the breadcrumbs of a page', () => {
  test.each([
    ['a place', aPlace(), ['/', '/locations', '/locations?territory_id=1']],
    ['a hotel', aHotel(), ['/', '/hotels', '/hotels?territory_id=1']],
    ['a place without a territory', aPlace({ territory: null }), ['/', '/locations']],
  ])('of %s have its list', async (_, place, hrefs) => {
    expect(crumbsOf(await pageOf(place)).slice(0, hrefs.length)).toEqual(hrefs)
  })
})

describe('under its title a place has', () => {
  const factsOf = async (place: Location) => textsOf(await pageOf(place), 'header li')

  test('its address, its price, its phone and its accessibility', async () => {
    const facts = await factsOf(aPlace({ opening_hours: [] }))

    expect(facts).toEqual([
      'Ханты-Мансийск',
      'от 250,00 ₽',
      '+7 (346) 700-00-03',
      'Вход без ступеней, индукционная петля',
    ])
  })

  test('no unknown facts', async () => {
    const place = aPlace({
      territory: null,
      opening_hours: [],
      price_from: undefined,
      contacts: { phones: [], emails: [], socials: [] },
      access: [],
      for_disabled: false,
    })

    expect(await factsOf(place)).toEqual([])
  })

  test('that it is accessible if no fact is known, and at most two facts', async () => {
    expect((await factsOf(aPlace({ access: [], for_disabled: true }))).at(-1)).toBe('Доступный')
    expect((await factsOf(aPlace({ access: ['lift', 'toilet', 'parking'] }))).at(-1)).toBe('Лифт, доступный туалет')
  })

  test('free entry in words', async () => {
    expect(await factsOf(aPlace({ price_from: { value: '0.00', currency: 'RUB' } }))).toContain('Вход свободный')
  })
})

describe('a hotel', () => {
  test.each(languages)('lists its facilities, hours and stars in %s', async (language) => {
    const say = words(language)
    const block = sectionOf(await pageOf(aHotel(), { language }), 'facilities')

    const text = plainText(block)
    const facts = [
      say('place.checkIn', { time: '14:00' }),
      say('place.checkOut', { time: '12:00' }),
      say('place.stars', { count: 4 }),
    ].map(plainText)
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([])
  })

  test('has the number of its class in the register, and no stars if it has no class', async () => {
    const main = await pageOf(aHotel({ star_rating: undefined, classification_number: 'С862024000001' }))
    const text = plainText(sectionOf(main, 'facilities'))

    expect(text).toContain('Номер в реестре классификации: С862024000001')
    expect(text).not.toMatch(/звезд|звёзд/)
  })

  test('lists its rooms with guests, area if it is known, and the price of a night', async () => {
    const rooms = textsOf(await pageOf(aHotel()), '#rooms ~ ul > li')

    expect(rooms).toEqual(['Двухместный 2 гостя, 18 м²250,00 ₽ за ночь', 'Люкс 3 гостя250,00 ₽ за ночь'])
  })

  test('without rooms has no heading of rooms', async () => {
    const main = await pageOf(aHotel({ room_list: [] }))

    expect(main.querySelector('#facilities')).not.toBeNull()
    expect(main.querySelector('#rooms')).toBeNull()
  })
})

describe('a restaurant', () => {
  test('has its cuisine and average bill, and lists its menu by sections', async () => {
    const main = await pageOf(aRestaurant())

    expect(textsOf(main, '#about ~ dl dd')).toEqual(['Северная', '250,00 ₽'])
    expect(textsOf(main, '#menu ~ section')).toEqual(['РыбаМуксун250,00 ₽'])
    expect(textsOf(main, '#features ~ ul li')).toHaveLength(1)
  })

  test('without features or a menu has no headings of them', async () => {
    const main = await pageOf(aRestaurant({ feature_list: [], menu: [] }))

    expect(main.querySelector('#about')).not.toBeNull()
    expect([main.querySelector('#features'), main.querySelector('#menu')]).toEqual([null, null])
  })
})

describe('the places near a place', () => {
  const near = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...aLocationCard,
      id: 3000 + index,
      link: `/locations/${3000 + index}`,
    }))
  const around = async (more: Parameters<typeof aPlace>[0], query = '') => {
    const main = await pageOf(aPlace(more), { query })
    const section = main.querySelector('#nearby')
    if (!section) throw new Error('The page has no part about what is around')
    return section
  }

  test('are within three kilometres at first, and each distance is a link to this section', async () => {
    const pills = [...(await around({})).querySelectorAll('[aria-label="Расстояние"] a')]

    expect(pills.map((pill) => pill.getAttribute('href'))).toEqual(
      [1, 3, 5, 10, 50].map((km) => `/locations/1001?radius_km=${km}#nearby`),
    )
    expect(pills.flatMap((pill) => (pill.getAttribute('aria-current') ? plainText(pill) : []))).toEqual(['3 км'])
  })

  test('are requested with the distance and the page of the address', async () => {
    const { send, sent } = sendFrom({ location: { location: aPlace() } })
    await renderedPage('/locations/1001?radius_km=10&nearby_page=2', { send })

    const query = sent.filter((one) => callOf(one) === 'location').map(({ query }) => Object.fromEntries(query))
    expect(query).toEqual([{ radius_km: '10', nearby_offset: '12' }])
  })

  test('are four, and the others are collapsed with their number', async () => {
    const section = await around({ nearby_list: near(7), nearby_total: 7 })

    expect(section.querySelectorAll('article')).toHaveLength(7)
    expect(section.querySelectorAll('details article')).toHaveLength(3)
    expect(plainText(section.querySelector('summary'))).toBe('Ещё 3 места рядом')
    expect(section.querySelector('details')?.open).toBe(false)
    expect(plainText(section.querySelector('h2 + p'))).toBe('7 мест в радиусе 3 км, сначала ближайшие.')
  })

  test('are expanded on a later page, whose pagination links back', async () => {
    const section = await around({ nearby_list: near(7), nearby_total: 19 }, '?nearby_page=2')
    expect(section.querySelector('details')?.open).toBe(true)
  })

  test('have pages that keep the distance', async () => {
    const section = await around({ nearby_list: near(4), nearby_total: 30 }, '?radius_km=10&nearby_page=2')
    const hrefs = [...section.querySelectorAll('nav a[aria-label]')].map((link) => link.getAttribute('href'))

    expect(hrefs).toContain('/locations/1001?radius_km=10#nearby')
    expect(hrefs).toContain('/locations/1001?radius_km=10&nearby_page=3#nearby')
  })

  test('are replaced with a message if there are none', async () => {
    expect(plainText(await around({ nearby_list: [] }, '?radius_km=1'))).toContain('В радиусе 1 км других мест нет.')
  })
})

test('tickets have a panel if somebody sells them', async () => {
  const sold = await pageOf(aPlace())
  const unsold = await pageOf(aPlace({ sale_state: 'no_payment_info', offer_list: [] }))

  expect(plainText(sectionOf(sold, 'tickets'))).toContain('Взрослый')
  expect(unsold.querySelector('#tickets')).toBeNull()
})

test('a place without coordinates has no route link and no map', async () => {
  const main = await pageOf(aPlace({ geolocation: undefined }))
  const placed = await pageOf(aPlace())

  expect(plainText(placed)).toContain('Маршрут')
  expect(plainText(main)).not.toContain('Маршрут')
  expect(main.querySelector('#nearby figure, #nearby [data-map]')).toBeNull()
})

test('the hours of a place have its break, note and time zone; unknown hours refer to contacts', async () => {
  const known = await pageOf(aPlace({ the_hours_note: 'Касса до 17:00' }))
  const unknown = await pageOf(aPlace({ opening_hours: [] }))

  expect(plainText(sectionOf(known, 'hours'))).toContain('Перерыв 13:00–14:00. Касса до 17:00. Время местное')
  expect(plainText(sectionOf(unknown, 'hours'))).toContain('Часы работы не указаны: уточните по телефону.')
})

test('a place that never closes says so in one line, with its note', async () => {
  const always = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '00:00' }]
  const main = await pageOf(aPlace({ opening_hours: always, the_hours_note: 'Музей работает по будням.' }))

  expect(plainText(sectionOf(main, 'hours'))).toBe('Часы работыОткрыто всегда. Музей работает по будням.')
})
