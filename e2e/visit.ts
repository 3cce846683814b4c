import { test as base, expect, type BrowserContext } from '@playwright/test'

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

/** A test fails on a console error or a hydration warning of its page; one that needs no page opens none. */
export const test = base.extend<{ complaints: string[]; areMapsDrawn: boolean }>({
  areMapsDrawn: [true, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing is needed
  complaints: ({}, provide) => provide([]),
  page: async ({ page, context, complaints, areMapsDrawn }, provide) => {
    if (!areMapsDrawn) await context.addInitScript(drawNoMaps)
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
