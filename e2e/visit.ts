import { test as base, expect, type BrowserContext } from '@playwright/test'

type Settings = { lang?: 'ru' | 'en'; theme?: 'light' | 'dark' | 'lv-black-on-white'; text?: '150' | '200' }

/**
 * What a browser says when a page answers with its own error or there is no network, which is the test's matter, and of
 * drawing a map without a graphics card.
 */
const isExpected = (text: string) =>
  /Failed to load resource: (the server responded with a status of (404|503)|net::ERR_INTERNET_DISCONNECTED)|GL Driver Message|GPU stall/.test(
    text,
  )

/** Every test fails on a console error or a hydration warning, whatever else it looks at. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isExpected(message.text()))
          complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export async function arriveWith(context: BrowserContext, url: string, { lang = 'ru', ...rest }: Settings = {}) {
  await context.addCookies([
    { name: 'settings', value: encodeURIComponent(JSON.stringify({ lang, ...rest })), url },
    { name: 'is_cookie_accepted', value: 'false', url },
  ])
}

export { expect }
