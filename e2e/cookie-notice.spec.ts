import type { Locator, Page } from '@playwright/test'
import { counterHost, mappedPortal, portal } from './portals.ts'
import { expect, test } from './visit.ts'

const languages = {
  ru: {
    notice: 'Файлы cookie',
    refuse: 'Только нужные',
    accept: 'Разрешить все',
    no: 'Нет',
    yes: 'Да',
    asks: /^Считать\sпосещения/,
    track: /трек/i,
  },
  en: {
    notice: 'Cookies',
    refuse: 'Only necessary',
    accept: 'Allow all',
    no: 'No',
    yes: 'Yes',
    asks: /^Count\svisits/,
    track: /track/i,
  },
} as const

/** Neither another element nor the edge of the window covers it. */
const expectOnTop = (control: Locator) =>
  expect
    .poll(() =>
      control.evaluate((element) => {
        const { left, top, width, height, bottom } = element.getBoundingClientRect()
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        return there !== null && element.contains(there) && top >= 0 && bottom <= innerHeight
      }),
    )
    .toBe(true)

type View = { website: string; url: string; referrer: string; title: string }

/** Collects the requests of the page to the counter's host from now on. */
function watchCounter(page: Page) {
  const requests: string[] = []
  const views: View[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(counterHost)) return
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
    const body: { payload?: View } | null = request.postDataJSON()
    if (body?.payload) views.push(body.payload)
  })
  return { requests, views, paths: () => views.map(({ url }) => url) }
}

for (const [language, words] of Object.entries(languages)) {
  const noticeOf = (page: Page) => page.getByRole('region', { name: words.notice })

  for (const width of [375, 1440]) {
    test(`refusing is as easy as accepting: two equal buttons, by keyboard too (${language}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 812 })
      await page.goto(`/guides?lang=${language}`, { waitUntil: 'networkidle' })
      const buttons = noticeOf(page).getByRole('button')
      await expect(buttons).toHaveText([words.refuse, words.accept], { useInnerText: true })
      const looks = await buttons.evaluateAll((all) =>
        all.map((button) => {
          const { color, backgroundColor, fontWeight, fontSize, borderColor } = getComputedStyle(button)
          return [color, backgroundColor, fontWeight, fontSize, borderColor, button.clientHeight].join()
        }),
      )
      expect(looks[0]).toBe(looks[1])

      await buttons.first().focus()
      const saved = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.keyboard.press('Enter')
      await saved

      await expect(noticeOf(page)).toBeHidden()
      await page.reload()
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('button', { name: words.accept })).toBeVisible()
      await expect(noticeOf(page)).toBeHidden()
      await footer.getByRole('button', { name: words.accept }).click()
      await expect(footer.getByRole('button', { name: words.refuse })).toBeVisible()
    })
  }

  test(`on a phone the notice is at most 72 px high (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(`/guides?lang=${language}`)
    await expect(noticeOf(page)).toBeVisible()

    const height = () => noticeOf(page).evaluate((bar) => bar.getBoundingClientRect().height)

    await expect.poll(height).toBeLessThanOrEqual(72)
    expect(await height()).toBeGreaterThan(40)
    for (const button of await noticeOf(page).getByRole('button').all()) await expectOnTop(button)
    const bar = page.getByRole('banner').locator(':is(a, summary):visible')
    const inBar = (await bar.all()).slice(-3)
    expect(inBar).toHaveLength(3)
    for (const tool of inBar) await expectOnTop(tool)
  })

  test(`with text at 200 % on a phone the notice has a short text and is at most 72 px high (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await context.addCookies([
      { name: 'settings', value: encodeURIComponent(JSON.stringify({ lang: language, text: '200' })), url: portal },
    ])
    await page.goto('/guides')
    const buttons = noticeOf(page).getByRole('button')
    await expect(buttons).toHaveText([words.no, words.yes], { useInnerText: true })

    await expect
      .poll(() => noticeOf(page).evaluate((bar) => bar.getBoundingClientRect().height))
      .toBeLessThanOrEqual(72)
    for (const button of await buttons.all()) await expectOnTop(button)
    await expect(noticeOf(page).getByRole('link', { name: words.asks })).toHaveAttribute('href', /^\/docs\//)
    await buttons.last().click()
    await expect(noticeOf(page)).toBeHidden()
  })

  test(`nothing is counted before consent; after it each page is counted once, until consent is withdrawn (${language})`, async ({
    page,
  }) => {
    const counter = watchCounter(page)
    await page.goto(`${mappedPortal}/guides?lang=${language}`, { waitUntil: 'networkidle' })
    expect(counter.requests).toEqual([])

    await noticeOf(page).getByRole('button', { name: words.accept }).click()
    await expect.poll(counter.paths).toEqual(['/guides'])

    await page.locator('main article a').first().click()
    await expect(page).toHaveURL(/\/guides\/\d+$/)
    await expect.poll(() => counter.views.length).toBe(2)
    expect(counter.views[1]).toMatchObject({ website: 'tropa-e2e', referrer: `${mappedPortal}/guides` })
    expect(counter.views[1]?.title).not.toBe(counter.views[0]?.title)

    await page.goto(`${mappedPortal}/events`, { waitUntil: 'networkidle' })
    await expect.poll(() => counter.paths().at(-1)).toBe('/events')
    await page.getByRole('contentinfo').getByRole('button', { name: words.refuse }).click()
    await expect(page.getByRole('contentinfo').getByRole('button', { name: words.accept })).toBeVisible()
    await page.getByRole('link', { name: words.track }).first().click()
    await expect(page).toHaveURL(/track/)
    await page.waitForLoadState('networkidle')

    expect(counter.paths()).toHaveLength(3)
    expect(counter.paths()).toEqual(['/guides', expect.stringMatching(/^\/guides\/\d+$/), '/events'])
  })
}

test('the counter does not count a filter, a fragment or a query as a new page', async ({ page }) => {
  const counter = watchCounter(page)
  await page.goto(`${mappedPortal}/tracks?type=family`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: languages.ru.accept }).click()
  await expect.poll(counter.paths).toEqual(['/tracks'])

  await page.evaluate(() => history.pushState(null, '', '/tracks#end'))
  await page.getByRole('link', { name: 'Активный отдых' }).click()
  await expect(page).not.toHaveURL(/family/)
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/tracks\/\d+$/)

  await expect.poll(() => counter.paths().length).toBe(2)
  expect(JSON.stringify(counter.views)).not.toContain('type=')
})

test('the content security policy names the counter only on a portal that has one', async ({ request }) => {
  const policyAt = async (address: string) => (await request.get(address)).headers()['content-security-policy']

  expect(await policyAt(`${mappedPortal}/guides`)).toContain(counterHost)
  expect(await policyAt(`${portal}/guides`)).not.toContain('http:')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form posts the choice, and the footer changes it', async ({ page }) => {
    await page.goto('/guides')
    const { notice, refuse, accept } = languages.ru
    await page.getByRole('region', { name: notice }).getByRole('button', { name: refuse }).click()

    await expect(page).toHaveURL(/\/guides$/)
    await expect(page.getByRole('region', { name: notice })).toBeHidden()
    await page.getByRole('contentinfo').getByRole('button', { name: accept }).click()
    await expect(page.getByRole('contentinfo').getByRole('button', { name: refuse })).toBeVisible()
  })
})

test('the cookie notice is answered once, and the answer can be changed in the footer', async ({ page }) => {
  await page.goto('/')
  const notice = page.getByRole('region', { name: 'Файлы cookie' })
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await notice.getByRole('button', { name: 'Только нужные' }).click()
  await expect(notice).toBeHidden()
  await saved
  await page.reload()
  await expect(notice).toBeHidden()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Разрешить все' }).click()
  await expect(page.getByText('Вы разрешили считать посещения.')).toBeVisible()
})
