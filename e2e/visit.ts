import {
  test as base,
  expect,
  type BrowserContext,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type TestType,
} from '@playwright/test'
import { openReusedPage, type ReusedPage } from './reused-page.ts'

type Theme = 'light' | 'dark' | 'lv-black-on-white' | 'lv-white-on-black' | 'lv-blue-on-blue'
type Settings = { lang?: 'ru' | 'en'; theme?: Theme; text?: '150' | '200' }

/**
 * Messages that browsers print for error pages, offline (also for a service worker or a map's glyphs that could not
 * load), for software rendering of maps, and if a test's own script runs in a file of a service worker. The tests check
 * these cases themselves.
 */
const isExpected = (text: string) =>
  /Failed to\sload resource: (the server responded with a\sstatus of\s(404|409|412|422|503)|net::ERR_INTERNET_DISCONNECTED)|GL\sDriver Message|GPU stall|cross-world service worker|An unknown error occurred when fetching the script|Ignoring the font face at .*Failed to fetch/.test(
    text,
  )

/** Keeps all of a live map but its pixels, which a computer without a graphics card takes longest to draw. */
const drawNoMaps = () => {
  const methods = ['clear', 'drawArrays', 'drawArraysInstanced', 'drawElements', 'drawElementsInstanced'] as const
  for (const method of methods) WebGL2RenderingContext.prototype[method] = () => undefined
}

/** Of one worker; each has hundreds of megabytes. */
const mostPages = 2

type Chosen = Pick<PlaywrightTestOptions, 'bypassCSP' | 'hasTouch' | 'isMobile' | 'javaScriptEnabled' | 'viewport'>
/** `isPageNew`: for a test of a first visit, which finds nothing in the browser's caches. */
type Options = Chosen & { areMapsDrawn: boolean; isPageNew: boolean }
type Fixtures = Options & { complaints: string[]; reused: ReusedPage }

/**
 * A test fails on a console error or a hydration warning of its page; one that needs neither page nor context opens
 * none. Tests may choose only the options that decide which tests may share a page.
 */
export const test: TestType<
  Pick<PlaywrightTestArgs, 'context' | 'page' | 'request'> & Omit<Fixtures, 'reused'>,
  Pick<PlaywrightWorkerArgs, 'browser' | 'playwright'>
> = base.extend<Fixtures, { reusedPages: Map<string, ReusedPage> }>({
  areMapsDrawn: [true, { option: true }],
  isPageNew: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing is needed
  complaints: ({}, provide) => provide([]),
  reusedPages: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const pages = new Map<string, ReusedPage>()
      await provide(pages)
      for (const { context } of pages.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  reused: async (
    { browser, reusedPages, bypassCSP, hasTouch, isMobile, javaScriptEnabled, viewport, areMapsDrawn, isPageNew },
    provide,
    info,
  ) => {
    const chosen = { bypassCSP, hasTouch, isMobile, javaScriptEnabled, viewport, areMapsDrawn }
    const key = JSON.stringify(chosen satisfies Omit<Options, 'isPageNew'>)
    const prepare = async (context: BrowserContext) => areMapsDrawn || context.addInitScript(drawNoMaps)
    const reused = (!isPageNew && reusedPages.get(key)) || (await openReusedPage(browser, prepare))
    if (!isPageNew) reusedPages.delete(key)
    await provide(reused)
    const isReset = !isPageNew && info.status === info.expectedStatus && (await reused.reset())
    if (!isReset) return reused.context.close()
    reusedPages.set(key, reused)
    const [oldest] = reusedPages
    if (!oldest || reusedPages.size <= mostPages) return
    reusedPages.delete(oldest[0])
    await oldest[1].context.close()
  },
  context: ({ reused }, provide) => provide(reused.context),
  page: async ({ reused: { page }, complaints }, provide) => {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await provide(page)
    expect(complaints).toEqual([])
  },
})

export async function arriveWith(context: BrowserContext, url: string, { lang = 'ru', ...rest }: Settings = {}) {
  await context.addCookies([
    { name: 'settings', value: encodeURIComponent(JSON.stringify({ lang, ...rest })), url },
    { name: 'is_cookie_accepted', value: 'false', url },
  ])
}

export { expect }
