import { cleanup, screen } from '@testing-library/react'
import { calendarDate, categories, type TransportWay } from '@tropa/contract'
import { emptyTrack, type Track } from '@tropa/machines'
import { afterEach, describe, expect, test } from 'vitest'
import { aPlace } from '../app/testing/card-provider.ts'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { sendFrom } from '../app/testing/test-provider-responses.ts'
import { words } from '../messages/intl.tsx'
import type { Card } from '../portal/cards-by-id.ts'
import { PortalError } from '../portal/error.ts'
import { languages, type Language } from '../region/languages.ts'
import { AccessOfTrack } from './AccessOfTrack.tsx'
import { Leg } from './Leg.tsx'
import { PlanLeg } from './PlanLeg.tsx'
import type { TrackObject } from './track-objects.ts'
import { townsIn } from './towns.ts'
import { TourDirections } from './TourDirections.tsx'
import { TrackStats } from './TrackStats.tsx'
import { Transport } from './Transport.tsx'
import { roadsOf } from './useRoads.ts'

afterEach(cleanup)

const stop = (card: Card | null, id = card?.id ?? 1): TrackObject => ({
  object: { object_type: card?.object_type === 'event' ? 'event' : 'location', object_id: id },
  card,
})
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/[\s\u2060]+/g, ' ') ?? ''
const plainText = (text: string) => text.replaceAll(/[\s\u2060]+/g, ' ')
const noRoads = roadsOf([], [])
const surgut = { territory_id: 2, territory: { id: 2, the_title: 'Сургут' } }

test('each town of a track is listed once, in the order of its stops, with the coordinates of its first stop', () => {
  const [nowhere, here, there] = [undefined, '61.25,73.40', '61.30,73.50'].map((geolocation) => ({ geolocation }))
  const stops = [
    aPlace(1, { ...surgut, ...nowhere }),
    aPlace(2, nowhere),
    aPlace(3, { ...surgut, ...here }),
    aPlace(4, { ...surgut, ...there }),
  ].map((card) => stop(card))
  expect(townsIn([...stops, stop(null, 4), stop(aPlace(5, { territory: null }))])).toEqual([
    { id: 2, title: 'Сургут', geolocation: '61.25,73.40' },
    { id: 1, title: 'Ханты-Мансийск' },
  ])
})

describe('journeys to the towns of a track', () => {
  const way: TransportWay = {
    id: 'river',
    kind: 'river',
    territory_ids: [1],
    title: 'Теплоход',
    title_en: 'River boat',
    source_link: '/pages/108',
    source_title: 'Как добраться',
    source_title_en: 'How to get here',
    checked_on: calendarDate('2026-11-01'),
    from: '05-20',
    through: '10-10',
  }
  const show = (date: string | null, language: Language, own: Parameters<typeof sendFrom>[0] = {}) =>
    renderVisit(
      <Transport
        objects={[stop(aPlace(1)), stop(aPlace(2, surgut))]}
        stays={date === null ? [] : [1, 2].map((id) => ({ id, title: '', date: calendarDate(date), isPlanned: true }))}
      />,
      {
        language,
        send: sendFrom({ transportWays: [way], ...own }).send,
      },
    )

  test.each(languages)('in %s have their months, their source and the date of the lookup', async (language) => {
    const say = words(language)
    await show(null, language)
    const link = await screen.findByRole('link', { name: language === 'ru' ? /Как.добраться/ : /How.to.get.here/ })
    const [ways] = screen.getAllByRole('list')

    expect(link.getAttribute('href')).toBe('/pages/108')
    expect(plain(ways)).toMatch(language === 'ru' ? /Теплоход, обычно с 20 мая/ : /River boat, usually from 20 May/)
    expect(plain(ways)).toContain(plainText(say('plan.checkedOn', { date: '01.11.2026' })))
    expect(plain(ways)).not.toContain(plainText(say('plan.wayClosed')))
  })

  test.each([
    ['2026-12-24', true],
    ['2026-10-10', false],
    ['2026-05-20', false],
    ['2026-05-19', true],
  ])('on %s a journey of the summer is closed: %s', async (date, isClosed) => {
    await show(date, 'en')
    await screen.findByText(/River boat/)
    expect(screen.queryByText(words('en')('plan.wayClosed')) !== null).toBe(isClosed)
  })

  test('a town without an airport says so once the airports are known', async () => {
    await show(null, 'en')
    expect(await screen.findByText(/HMA/)).toBeDefined()
    expect(screen.getAllByText(words('en')('plan.noAirport'))).toHaveLength(1)
  })

  test('airports that do not load are not called missing', async () => {
    await show(null, 'en', { airports: new PortalError(503) })
    await screen.findByText(/River boat/)
    expect(screen.queryByText(words('en')('plan.noAirport'))).toBeNull()
  })

  test('are missing for a track without towns', async () => {
    await renderVisit(<Transport objects={[stop(null)]} stays={[]} />)
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('figures of a track', () => {
  const stops = [
    stop(aPlace(1, { geolocation: '61.0,69.0' })),
    stop(aPlace(2, { ...surgut, geolocation: '61.0,69.5' })),
  ]
  const points = ['61.0,69.0', '61.0,69.5']
  const trackOf = (objects: readonly TrackObject[]): Track => ({
    ...emptyTrack,
    plan: objects.map(({ object }) => object),
  })
  const show = (objects: readonly TrackObject[], roads = noRoads, track = trackOf(objects)) =>
    renderVisit(<TrackStats {...{ track, objects, roads }} dates={null} />)
  const figures = () =>
    Object.fromEntries(
      screen.getAllByRole('term').map((term) => [plain(term), plain(term.nextElementSibling)] as const),
    )

  test('have the numbers of stops and towns, and say that distances are in a straight line', async () => {
    await show([...stops, stop(aPlace(3, surgut))])
    expect(Object.values(figures())).toEqual(['3', '2', expect.stringMatching(/km/)])
    expect(Object.keys(figures())[2]).toBe(plainText(words('en')('track.distance')))
  })

  test('have no number of towns before the places have loaded', async () => {
    await show([stop(null), stop(null)])
    expect(Object.values(figures())).toEqual(['2'])
  })

  test('leave out the distance to stops without a day, as the plan does', async () => {
    const later = stop(aPlace(3, { geolocation: '62.0,75.0' }))
    await show(stops)
    const [, , km] = Object.values(figures())
    cleanup()
    const plan = [...stops.map(({ object }) => ({ ...object, day: 1 })), later.object]
    await show([...stops, later], noRoads, { ...emptyTrack, plan })
    expect(Object.values(figures())[2]).toBe(km)
  })

  test('say that distances are by road if every leg is known', async () => {
    await show(stops, roadsOf(points, [{ km: 41.5, minutes: 50 }]))
    expect(figures()[plainText(words('en')('track.byRoad'))]).toMatch(/41\.5|42/)
  })

  test('have no distance without coordinates, and the number of stops that are not on the map', async () => {
    await show([stop(aPlace(1, { geolocation: undefined })), stop(aPlace(2, { geolocation: undefined }))])
    expect(Object.values(figures())).toEqual(['2', '1'])
    expect(
      screen.getByText((text) => plainText(text) === plainText(words('en')('track.withoutPoint', { count: 2 }))),
    ).toBeDefined()
  })
})

test('facts of accessibility have counts, and stops without known facts are listed', async () => {
  await renderVisit(
    <AccessOfTrack
      objects={[stop(aPlace(1)), stop(aPlace(2, { access: ['loop'] })), stop(aPlace(3, { access: [] }))]}
    />,
  )
  const facts = screen.getAllByRole('listitem').map(plain)
  expect(facts).toHaveLength(2)
  expect(facts[0]).toMatch(/2.*3/)
  expect(facts[1]).toMatch(/1.*3/)
  expect(
    screen.getByText((text) => plainText(text) === plainText(words('en')('plan.accessUnknown', { count: 1 }))),
  ).toBeDefined()
})

test('each direction of tours links to the tours of its category', async () => {
  await renderVisit(<TourDirections />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    categories.map((category) => `/tours?category=${category}`),
  )
})

describe.each(languages)('the leg to the next stop in %s', (language) => {
  const say = words(language)
  const show = async (leg: Parameters<typeof PlanLeg>[0]['leg']) => {
    await renderVisit(
      <ul>
        <PlanLeg leg={leg} />
      </ul>,
      { language },
    )
    return plain(screen.queryByRole('listitem'))
  }

  test.each([
    [{ km: 0.4, straightKm: 0.4, passed: 0, title: 'Park' }, 'walk', 7],
    [{ km: 30, straightKm: 30, passed: 0, title: 'Park' }, 'car', 36],
  ] as const)('of %j in a straight line is estimated by %s, in %i minutes', async (leg, mode, minutes) => {
    const time = say('plan.duration', { hours: 0, minutes })
    expect(await show(leg)).toContain(plainText(say(`plan.by.${mode}`, { time })))
  })

  test('by road has the time by road', async () => {
    const text = await show({ km: 95, straightKm: 80, minutes: 125, passed: 0, title: 'Park' })
    expect(text).toContain(plainText(say('plan.duration', { hours: 2, minutes: 5 })))
  })

  test('on foot has the time of a walk, even if the road is known', async () => {
    const text = await show({ km: 0.5, straightKm: 0.4, minutes: 1, passed: 0, title: 'Park' })
    expect(text).toContain(plainText(say('plan.by.walk', { time: say('plan.duration', { hours: 0, minutes: 7 }) })))
  })

  test('by car says if the winter road is closed, and on foot it does not', async () => {
    const closed = plainText(say('plan.winterRoadClosed'))
    expect(await show({ km: 300, straightKm: 300, passed: 0, title: 'Park', hasClosedRoad: true })).toContain(closed)
    cleanup()
    expect(await show({ km: 0.4, straightKm: 0.4, passed: 0, title: 'Park', hasClosedRoad: true })).not.toContain(
      closed,
    )
  })

  test('across stops without coordinates names the stop where it ends', async () => {
    expect(await show({ km: 30, straightKm: 30, passed: 2, title: 'Park' })).toContain('Park')
    cleanup()
    expect(await show({ km: 30, straightKm: 24, minutes: 40, passed: 2, title: 'Park' })).toContain('Park')
  })
})

test('stops at one place have no leg between them', async () => {
  await renderVisit(
    <ul>
      <Leg leg={{ km: 0, straightKm: 0, passed: 0, title: 'Park' }} />
      <Leg leg={null} />
    </ul>,
  )
  expect(screen.queryAllByRole('listitem')).toEqual([])
})
