import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { holdScripts } from './hold-scripts.ts'
import { aTicket } from './gate-visit.ts'
import { portal } from './portals.ts'
import { call } from './signed-in.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const stops = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012]
const track = {
  locations: stops,
  events: [],
  plan: stops.map((object_id, index) => ({ object_type: 'location', object_id, day: 1 + Math.floor(index / 3) })),
  days: 4,
  start_date: '2027-02-05',
}

/** The number of A4 pages of a printed page: every page object of a PDF names its type. */
async function printedPages(page: Page): Promise<number> {
  const pdf = (
    await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } })
  ).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

const keep = (page: Page) => startWithTrack(page, track)

const sheet = (page: Page) => page.locator('main > [data-sheet]')

for (const [lang, say] of [
  ['ru', { day: /^День 4/, open: /Открыто|Закрыто/, document: 'Страница целиком', calendar: 'Календарь' }],
  ['en', { day: /^Day 4/, open: /Open|Closed/, document: 'The whole page', calendar: 'Calendar' }],
] as const) {
  test(`a track of twelve stops prints on at most two pages, with days, hours, phones and a map (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    await keep(page)
    await page.goto('/my_tracks')
    await expect(sheet(page).locator('li')).toHaveCount(12)
    await expect(sheet(page).locator('image')).toHaveAttribute('href', /^data:image\/svg/)
    await expect(sheet(page).locator('a[href^="tel:"]').first()).toBeAttached()
    await expect(sheet(page)).toBeHidden()

    await page.emulateMedia({ media: 'print' })
    await expect(sheet(page)).toBeVisible()
    await expect(sheet(page)).toHaveCSS('color-scheme', 'light')
    await expect(sheet(page).getByRole('list').first()).toHaveCSS('list-style-type', 'decimal')
    await expect(sheet(page).getByRole('heading', { name: say.day })).toBeVisible()
    await expect(sheet(page).getByText(say.open).first()).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').filter({ visible: true })).toHaveCount(0)
    expect([1, 2]).toContain(await printedPages(page))
  })

  test(`the saved page of a track opens offline and requests nothing (${lang})`, async ({ page, context, browser }) => {
    await arriveWith(context, portal, { lang })
    await keep(page)
    await page.goto('/my_tracks')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say.document }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.html$/)
    const path = await download.path()

    const elsewhere = await browser.newContext({ offline: true })
    const saved = await elsewhere.newPage()
    const requests: string[] = []
    saved.on('request', (request) => requests.push(request.url()))
    const complaints: string[] = []
    saved.on('console', (message) => complaints.push(message.text()))
    await saved.goto(`data:text/html;base64,${(await readFile(path)).toString('base64')}`)
    await expect(saved.getByRole('heading', { name: say.day })).toBeVisible()
    await expect(saved.getByRole('listitem')).toHaveCount(12)
    await expect(saved.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(saved.locator('svg image')).toBeVisible()
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([])
    expect(complaints).toEqual([])
    await elsewhere.close()
  })

  test(`a track can be saved as GPX, KML and a calendar with its days (${lang})`, async ({ page, context }) => {
    await arriveWith(context, portal, { lang })
    await keep(page)
    await page.goto('/my_tracks')
    const saved = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ])
      return readFile(await download.path(), 'utf8')
    }
    await expect(page.getByRole('button', { name: say.calendar, exact: true })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect((await saved('GPX')).match(/<rte>/g)).toHaveLength(4)
    expect((await saved('KML')).match(/<Folder>/g)).toHaveLength(4)
    const calendar = await saved(say.calendar)
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(12)
    expect(calendar).toContain('DTSTART:20270208T')
  })
}

test('an event prints on at most two pages, a ticket on one, without buttons', async ({ page, context, request }) => {
  await arriveWith(context, portal, { lang: 'ru', theme: 'dark' })
  const most = [
    ['/events/4005', 2],
    [`/ticket?code=${await aTicket(request)}`, 1],
  ] as const
  for (const [path, pages] of most) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('button'), path).toHaveCount(0)
    await expect(page.getByRole('link', { name: /в\sкалендарь$/ }), path).toHaveCount(0)
    expect(await printedPages(page), path).toBeLessThanOrEqual(pages)
  }
})

test('a ready-made track prints on at most two pages', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'ru' })
  await page.goto('/tracks/7001')
  await expect(sheet(page).locator('li').first()).toBeAttached()
  await expect(sheet(page).locator('image')).toHaveAttribute('href', /^data:image\/svg/)
  await page.emulateMedia({ media: 'print' })
  await expect(sheet(page)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  expect([1, 2]).toContain(await printedPages(page))
})

test('each place prints on one page, with a map, its hours, phone and accessibility', async ({
  page,
  context,
  request,
}) => {
  await arriveWith(context, portal, { lang: 'ru' })
  const lists = await Promise.all(
    [0, 100].map(async (offset) =>
      (await request.get(`${portal}/api/portal/location?limit=100&offset=${offset}`)).json(),
    ),
  )
  const links: string[] = lists.flatMap(({ location_list }) => location_list).map(({ link }) => link)
  expect(links.length).toBeGreaterThan(90)
  // Each kind of place, and every tenth of the others.
  const sample = links.filter((link, index) => link.startsWith('/hotels/2001') || index % 10 === 0)
  expect(sample.length).toBeGreaterThan(9)
  for (const link of sample) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(link)
    await page.emulateMedia({ media: 'print' })
    await expect(sheet(page).locator('image'), link).toBeVisible()
    await expect(sheet(page).getByRole('heading', { level: 2 }).first(), link).toBeVisible()
    await expect(sheet(page).getByText('Телефон', { exact: true }), link).toBeVisible()
    await expect(page.getByRole('button'), link).toHaveCount(0)
    await expect(page.getByRole('banner'), link).toHaveCount(0)
    expect(await printedPages(page), link).toBe(1)
  }
})

const mostPages = {
  '/': 2,
  '/locations/1003': 1,
  '/locations/3001': 1,
  '/hotels/2001': 1,
  '/tracks/7001': 2,
  '/tours/5001': 2,
  '/excursions/5101': 1,
  '/events/4010': 2,
  '/products/6002': 1,
  '/companies/501': 2,
  '/guides/77': 2,
}
for (const lang of ['ru', 'en'] as const) {
  test(`each kind of page needs as few sheets if it is printed immediately after loading (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    for (const [path, most] of Object.entries(mostPages)) {
      await page.goto(path, { waitUntil: 'load' })
      expect.soft(await printedPages(page), path).toBeLessThanOrEqual(most)
    }
  })
}

test("a guest's track that is printed before its scripts have loaded says so", async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'ru' })
  const letThrough = await holdScripts(page)
  await page.goto('/my_tracks', { waitUntil: 'commit' })
  const early = page.getByText(/^Трек\sещё не\sзагрузился/)
  await expect(early).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(early).toBeVisible()
  letThrough()
})

for (const lang of ['ru', 'en'] as const) {
  test(`a track prints on at most two pages before its sheet has been rendered (${lang})`, async ({
    page,
    context,
  }) => {
    // A sheet is rendered when the browser is idle.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await arriveWith(context, portal, { lang })
    await keep(page)
    const { url } = await (await call(context, 'POST', 'track/share', track)).json()
    for (const path of ['/my_tracks', url]) {
      await page.goto(path)
      await expect(page.locator('main a[href$="/1012"]').first(), path).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(sheet(page), path).toHaveCount(0)
      await expect(page.locator('main :is(button, summary):visible'), path).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true }), path).not.toHaveCount(0)
      expect([1, 2], path).toContain(await printedPages(page))
      await page.emulateMedia({ media: null })
    }
  })
}

/** The greatest number of sheets of articles, and of lists, whose cards are only text on paper. */
const asShort = {
  '/posts/8002': 1,
  '/guides/79': 1,
  '/pages/108': 1,
  '/about': 1,
  '/docs/4': 2,
  '/news': 1,
  '/guides': 1,
  '/locations': 2,
  '/aviasales': 1,
}
for (const theme of ['light', 'dark'] as const) {
  test(`articles and lists print on as few sheets as their text needs, without controls (${theme})`, async ({
    page,
    context,
  }) => {
    for (const lang of ['ru', 'en'] as const) {
      await arriveWith(context, portal, { lang, theme })
      for (const [path, most] of Object.entries(asShort)) {
        await page.goto(path, { waitUntil: 'load' })
        expect.soft(await printedPages(page), `${lang} ${path}`).toBeLessThanOrEqual(most)
        await page.emulateMedia({ media: 'print' })
        await expect(page.locator('main :is(button, summary, form, header figure):visible'), path).toHaveCount(0)
        await page.emulateMedia({ media: null })
      }
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a place and a track print as they are, on at most two pages, dark on white in every theme', async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang: 'ru', theme: 'dark' })
    for (const path of ['/locations/1003', '/hotels/2001', '/tracks/7001']) {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading').first(), path).toBeVisible()
      await expect(page.locator('html'), path).toHaveCSS('color-scheme', 'light')
      await expect(page.getByRole('heading').first(), path).toHaveCSS('color', /^rgb\((\d|[1-4]\d), /)
      await expect(page.getByRole('button'), path).toHaveCount(0)
      await expect(page.getByRole('banner'), path).toHaveCount(0)
      expect([1, 2], path).toContain(await printedPages(page))
      await page.emulateMedia({ media: null })
    }
  })
})
