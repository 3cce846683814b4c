import { gpx, kml } from '@tmcw/togeojson'
import ICAL from 'ical.js'
import { xmlOf } from '../site/catalogue/testing/xml-of.ts'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

/** Whether a point is in the region; with latitude and longitude swapped it would be far outside. */
const isInRegion = ([longitude = 0, latitude = 0]: readonly number[]) =>
  longitude > 58 && longitude < 87 && latitude > 58 && latitude < 66

test('the calendar file of an event has every session, in the requested language', async ({ request }) => {
  const response = await request.get('/events/4001.ics?lang=en')
  expect(response.headers()['content-type']).toContain('text/calendar')
  expect(response.headers()['access-control-allow-origin']).toBe('*')
  const sessions = new ICAL.Component(ICAL.parse(await response.text()))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
  expect(sessions.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
    '2026-12-04T05:00:00.000Z',
    '2026-12-05T05:00:00.000Z',
    '2026-12-06T05:00:00.000Z',
  ])
  expect(sessions[0]?.summary).toMatch(/[A-Za-z]/)
})

test('one calendar file has every future event', async ({ request }) => {
  const calendar = new ICAL.Component(ICAL.parse(await (await request.get('/events.ics')).text()))
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(20)
})

test('a track is available as GPX and GeoJSON', async ({ request }) => {
  const route = gpx(xmlOf(await (await request.get('/tracks/7001.gpx')).text()))
  const shown = kml(xmlOf(await (await request.get('/tracks/7001.kml')).text()))
  for (const { features } of [route, shown]) {
    const line = features.find(({ geometry }) => geometry?.type === 'LineString')?.geometry
    const positions = line?.type === 'LineString' ? line.coordinates : []
    expect(positions.length).toBeGreaterThan(2)
    expect(positions.every(isInRegion)).toBe(true)
  }
})

test('one file has every place as a point', async ({ request }) => {
  const { type, features, numberMatched } = await (await request.get('/locations.geojson')).json()
  expect(type).toBe('FeatureCollection')
  expect(features.length).toBeGreaterThan(90)
  expect(numberMatched).toBe(features.length)
  expect(
    features.every(({ geometry }: { geometry: { coordinates: number[] } }) => isInRegion(geometry.coordinates)),
  ).toBe(true)
})

test('a missing object and an unknown language are 404', async ({ request }) => {
  for (const address of [
    '/locations/999999.geojson',
    '/locations/1003.ics',
    '/tours.ics',
    '/locations/1003.geojson?lang=de',
  ])
    expect((await request.get(address)).status()).toBe(404)
})

for (const [name, address, endings] of [
  ['a place', '/locations/1003', ['geojson', 'jsonld']],
  ['an event', '/events/4001', ['ics', 'jsonld']],
  ['a track', '/tracks/7001', ['gpx', 'kml', 'geojson', 'jsonld']],
  ['an article', '/guides/77', ['jsonld']],
] as const) {
  test(`${name} links to its data in the page and in its head, and each link works`, async ({
    page,
    context,
    request,
  }) => {
    await arriveWith(context, portal, { lang: 'en' })
    await page.goto(`${address}?lang=en`)
    for (const ending of endings) {
      const linked = page.locator(`main a[href^="${address}.${ending}"]`).first()
      await expect(linked).toBeVisible()
      await expect(page.locator(`head link[rel=alternate][href="${portal}${address}.${ending}?lang=en"]`)).toHaveCount(
        1,
      )
      expect((await request.get((await linked.getAttribute('href')) ?? '')).status()).toBe(200)
    }
  })
}

test('a link to data downloads a file', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/locations/1003', { waitUntil: 'networkidle' })
  const download = page.waitForEvent('download')
  await page
    .getByRole('region', { name: 'Открытые данные' })
    .getByRole('link', { name: /GeoJSON/ })
    .click()
  expect((await download).suggestedFilename()).toMatch(/Торум Маа.*\.geojson$/)
  await expect(page).toHaveURL(`${portal}/locations/1003`)
})
