import type { Locator, Page } from '@playwright/test'
import { brokenWordsOf, overlapsOf, seesTitle } from './covered.ts'
import { authPages, barePages, pages } from './pages.ts'
import { portal } from './portals.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const phone = { width: 375, height: 812 }
const lowPhone = { width: 375, height: 667 }
/** Objects of each kind with a bar whose titles have the most lines. */
const longTitles = {
  'a place with a long title': '/locations/1056',
  'a monument with a long title': '/locations/1005',
  'a tour with a long title': '/tours/5004',
  'an excursion with a long title': '/excursions/5104',
  'a piece of news with a long title': '/posts/8004',
}
const shown = { ...pages, ...authPages, ...barePages, ...longTitles }
/** Longer words do not fit on any line of such a phone: the browser hyphenates them, if it can. */
const isUsual = (word: string) => word.length < 16
/** Browsers do not hyphenate shorter words. A sentence beside a checkbox has half a line, and may have longer words. */
const isShort = (word: string) => word.length < 10
/** Running text has the size that the visitor has chosen: browsers hyphenate its longest words, if they can. */
const isOfText = (word: string) => word.length < 13

/** The width of the content, px, which may exceed the window. */
const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

const fontSizeOf = (part: Locator) => part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

test.describe('at 200 % on a phone', () => {
  for (const lang of ['ru', 'en'] as const) {
    test.describe('before scripts', () => {
      test.use({ javaScriptEnabled: false, viewport: phone })

      // Each page has its own test, because on a slow machine all of them take longer than the time limit of one test.
      for (const [name, address] of Object.entries(shown)) {
        test(`${name} fits its window, begins with its title, breaks no word, and has no overlapping texts (${lang})`, async ({
          page,
          context,
        }) => {
          await arriveWith(context, portal, { lang, text: '200' })
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect.soft(await widest(page), 'as wide as the window').toBe(phone.width)
          await page.setViewportSize(lowPhone)
          expect.soft(await seesTitle(page), 'the whole title is on the first screen').toBe(true)
          await page.setViewportSize(phone)
          expect.soft(await overlapsOf(page)).toEqual([])
          expect.soft(await brokenWordsOf(page.locator('main :is(h1, h2, h3)')), 'words of headings').toEqual([])
          const words = await brokenWordsOf(page.locator('main, footer'))
          const divided = await brokenWordsOf(page.locator('main label'))
          expect.soft(divided.filter(isShort), 'words beside a box').toEqual([])
          const text = await brokenWordsOf(page.locator('main :is(p, li)'))
          expect.soft(text.filter(isOfText), 'words of running text').toEqual([])
          const broken = words.filter((word) => isUsual(word) && ![...divided, ...text].includes(word))
          expect.soft(broken, 'words of the page').toEqual([])
        })
      }

      test(`a pin of several places has its whole name in the frame of the map, and opens their list (${lang})`, async ({
        page,
        context,
      }) => {
        await arriveWith(context, portal, { lang, text: '200' })
        await page.goto('/locations/1001?radius_km=3#nearby')
        const map = page.locator('#map')
        const name = map.getByText(/^(Мест\sздесь|Places here)/)
        const pin = map.getByRole('button', { name: /Мест\sздесь|Places here/ })
        await pin.focus()
        await expect(name).toBeVisible()
        const [frame, box] = [await map.boundingBox(), await name.boundingBox()]
        expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? Infinity)
        expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
        await pin.press('Enter')
        const list = map.getByRole('list', { name: /Мест\sздесь|Places here/ })
        await expect(list).toBeVisible()
        expect.soft(await brokenWordsOf(list)).toEqual([])
        await expect(list.getByRole('listitem')).not.toHaveCount(0)
        await page.keyboard.press('Tab')
        const link = list.getByRole('link').first()
        await expect(link).toBeFocused()
        await expect(link).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Escape')
        await expect(list).toBeHidden()
        await expect(pin).toBeFocused()
      })
    })

    test(`the dialog of filters breaks no word and fits the window (${lang})`, async ({ page, context }) => {
      await page.setViewportSize(phone)
      await arriveWith(context, portal, { lang, text: '200' })
      await page.goto(pages.places, { waitUntil: 'networkidle' })
      await page
        .locator('summary')
        .filter({ hasText: /Фильтры|Filters/ })
        .click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('button', { name: /^(Показать|Show)\s\d/ })).toBeInViewport({ ratio: 1 })
      expect(await brokenWordsOf(sheet)).toEqual([])
      await expect.poll(() => widest(page)).toBe(phone.width)
    })

    test(`the programme of a tour breaks no word (${lang})`, async ({ page, context }) => {
      await page.setViewportSize(phone)
      await arriveWith(context, portal, { lang, text: '200' })
      await page.goto('/tours/5001')
      const programme = page.locator('#programme')
      await expect(programme).toBeVisible()
      expect(await brokenWordsOf(programme)).toEqual([])
    })

    test(`the rows of a plan do not break words of seventeen letters (${lang})`, async ({ page, context }) => {
      await page.setViewportSize(phone)
      await arriveWith(context, portal, { lang, text: '200' })
      const locations = Array.from({ length: 20 }, (_, index) => 1001 + index)
      await startWithTrack(page, { locations, events: [] })
      await page.goto('/my_tracks')
      const titles = page.locator('[data-key^="location"] b')
      await expect(titles).toHaveCount(locations.length)
      const broken = await brokenWordsOf(titles)
      expect(broken.filter((word) => word.replaceAll(/\P{L}/gu, '').length < 18)).toEqual([])
      await expect.poll(() => widest(page)).toBe(phone.width)
    })

    test(`a title is one and a half times as large if its words have room (${lang})`, async ({ page, context }) => {
      await page.setViewportSize(phone)
      const title = page.getByRole('heading', { level: 1 })
      await arriveWith(context, portal, { lang })
      await page.goto(pages.track)
      await expect(title).toBeVisible()
      const usual = await fontSizeOf(title)
      await arriveWith(context, portal, { lang, text: '200' })
      await page.goto(pages.track)
      await expect(title).toBeVisible()
      await expect.poll(async () => (await fontSizeOf(title)) / usual).toBeGreaterThan(1.4)
    })

    test(`headings are at least as large as the text of the page (${lang})`, async ({ page, context }) => {
      await page.setViewportSize(phone)
      await arriveWith(context, portal, { lang, text: '200' })
      for (const address of [pages.place, pages.guide, pages['a tour'], pages['an information page']]) {
        await page.goto(address)
        // Small print has a heading of its own size; cards have smaller text.
        const headings = page.locator('main :is(h2, h3)').filter({ hasNotText: /Открытые данные|Open data/ })
        const ofPage = headings.and(page.locator(':not([data-card] *)')).filter({ visible: true })
        await expect(ofPage).not.toHaveCount(0)
        const text = await fontSizeOf(page.locator('body'))
        const sizes = await Promise.all((await ofPage.all()).map(fontSizeOf))
        expect(Math.min(...sizes), address).toBeGreaterThanOrEqual(text)
      }
      await page.goto(pages.places)
      const card = page.locator('article').filter({ has: page.locator('h2 + * ~ p') })
      await expect(card).not.toHaveCount(0)
      const title = await fontSizeOf(card.first().getByRole('heading'))
      expect(title).toBeGreaterThanOrEqual(await fontSizeOf(card.first().locator('p').first()))
    })

    test(`the buttons of a stop in a ready-made track take at most two lines (${lang})`, async ({ page, context }) => {
      await page.setViewportSize(phone)
      await arriveWith(context, portal, { lang, text: '200' })
      await page.goto(pages['a ready-made track'])
      const stops = page.locator('main ol article')
      await expect(stops).not.toHaveCount(0)
      for (const stop of await stops.all()) {
        const buttons = stop.locator('button, a[title]').filter({ visible: true })
        await expect(buttons).toHaveCount(3)
        const tops = await buttons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
        expect(new Set(tops).size).toBeLessThanOrEqual(2)
      }
    })

    for (const [name, address] of [
      ['a page', pages.tracks],
      ['a form', authPages['sign-in']],
    ] as const) {
      test(`the header of ${name} has the theme menu, which fits the window, and the link to the other language (${lang})`, async ({
        page,
        context,
      }) => {
        await page.setViewportSize(phone)
        await arriveWith(context, portal, { lang, text: '200' })
        await page.goto(address, { waitUntil: 'networkidle' })
        const banner = page.getByRole('banner')
        const other = banner.getByRole('link', { name: lang === 'ru' ? 'EN, English' : 'RU, Русский' })
        await expect(other.filter({ visible: true })).toBeInViewport({ ratio: 1 })
        await page.setViewportSize({ width: 320, height: 640 })
        await expect
          .poll(() => banner.evaluate((header) => header.getBoundingClientRect().height), 'one row')
          .toBeLessThan(80)
        await page.setViewportSize(phone)
        await banner.locator('details > summary[aria-label]:visible').first().click()
        const options = page.getByRole('menuitemradio')
        await expect(options).toHaveCount(3)
        for (const option of await options.all()) await expect(option).toBeInViewport({ ratio: 1 })
        await expect.poll(() => widest(page)).toBe(phone.width)
      })
    }
  }
})

for (const lang of ['ru', 'en'] as const) {
  test(`at 200 % on a desktop cards of the main page are side by side (${lang})`, async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await arriveWith(context, portal, { lang, text: '200' })
    await page.goto(pages.home)
    for (const id of ['tracks', 'tours', 'excursions', 'guides']) {
      const cards = page.locator(`#${id} article`)
      await expect(cards.nth(1)).toBeVisible()
      const tops = await cards.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
      expect(tops[1], id).toBe(tops[0])
    }
    await expect.poll(() => widest(page)).toBe(1440)
  })

  test(`at 200 % on a desktop a pill has the same padding as at 100 % (${lang})`, async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const pill = page.getByRole('main').getByRole('link', { name: /^(Этнография|Ethnography)/ })
    const space = async (text?: '200') => {
      await arriveWith(context, portal, { lang, ...(text && { text }) })
      await page.goto(pages.tours)
      await expect(pill).toBeVisible()
      return pill.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingInlineStart))
    }
    const usual = await space()
    expect(await space('200')).toBe(2 * usual)
  })
}
