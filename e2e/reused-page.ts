import type { Browser, BrowserContext, CDPSession, Disposable, Page, Request } from '@playwright/test'

/**
 * A page that one worker uses for many tests. Its process has loaded the scripts, styles, and fonts of the portal
 * before, so that a visit takes half of the processor time of one in a new page. `reuseContext` of Playwright empties
 * the caches before each test, and a new page has a new process: neither is faster.
 */
export type ReusedPage = {
  readonly context: BrowserContext
  readonly page: Page
  /** Takes away what a test has left in the browser; false if it cannot, and no other test may use the page. */
  readonly reset: () => Promise<boolean>
}

/** After so many tests the process of a page has hundreds of megabytes. */
const mostTests = 30

type Listener = (...values: unknown[]) => void
type Emitter = { off: (event: string, listener: Listener) => unknown }

/** Calls `react` with the result and the arguments whenever one of these methods is called. */
function whenCalled<Owner extends object>(
  owner: Owner,
  names: readonly (keyof Owner)[],
  react: (result: unknown, values: unknown[]) => unknown,
) {
  for (const name of names) {
    const method = owner[name]
    if (typeof method !== 'function') continue
    const watched = (...values: unknown[]): unknown => {
      const result: unknown = method.apply(owner, values)
      react(result, values)
      return result
    }
    Object.assign(owner, { [name]: watched })
  }
}

/** Collects what takes back the listeners, scripts, and functions that a test adds. */
function collectUndoing(owner: BrowserContext | Page) {
  const undoings: (() => unknown)[] = []
  whenCalled(owner, ['on', 'once'], (_result, [event, listener]) =>
    undoings.push(() => (owner as Emitter).off(event as string, listener as Listener)),
  )
  whenCalled(owner, ['addInitScript', 'exposeBinding', 'exposeFunction'], (result) =>
    undoings.push(async () => (await (result as Promise<Disposable>)).dispose()),
  )
  return undoings
}

const lasting = [
  'close',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] as const
const lastingOfPage = [...lasting, 'addLocatorHandler', 'emulateMedia'] as const
const lastingOfContext = [...lasting, 'grantPermissions', 'newCDPSession', 'setGeolocation'] as const
const lastingOfClock = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const

/** Whether a test has called a method whose effect lasts as long as the page. */
function watchLastingChanges(context: BrowserContext, page: Page) {
  let isChanged = false
  const change = () => (isChanged = true)
  whenCalled(page, lastingOfPage, change)
  whenCalled(context, lastingOfContext, change)
  whenCalled(context.clock, lastingOfClock, change)
  return () => isChanged
}

/** Origins of the addresses that the tabs of a context show. */
function watchOrigins(context: BrowserContext) {
  const origins = new Set<string>()
  context.on('framenavigated', (frame) => {
    const { origin, protocol } = new URL(frame.url())
    if (protocol.startsWith('http')) origins.add(origin)
  })
  return origins
}

/** Calls that change something and have no answer yet. One that outlives its page sets cookies when it is answered. */
function watchChangingCalls(context: BrowserContext) {
  const calls = new Set<Request>()
  const end = (request: Request) => calls.delete(request)
  context.on('request', (request) => request.method() !== 'GET' && calls.add(request))
  context.on('requestfinished', end)
  context.on('requestfailed', end)
  return calls
}

/**
 * Playwright turns the caches off while a context has a route. A test that has changed an answer, and then lets calls
 * through, must not get an earlier test's answer either, so this route stays when its own are gone.
 */
function avoidCacheAfterRoutes(context: BrowserContext, page: Page) {
  const route = context.route.bind(context)
  const avoidCache = () => route('https://nothing.invalid/', (call) => call.fallback())
  whenCalled(context, ['route'], avoidCache)
  whenCalled(page, ['route'], avoidCache)
}

/** Otherwise scripts of earlier tests would be there for a page that is offline. */
function goOfflineWithoutCache(context: BrowserContext, devtools: CDPSession) {
  const setOffline = context.setOffline.bind(context)
  context.setOffline = async (isOffline) => {
    if (isOffline) await clearCaches(devtools)
    await setOffline(isOffline)
  }
}

/** Empties the cache of the browser and that of the page's process, which is emptied when caches are turned off. */
async function clearCaches(devtools: CDPSession) {
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false })
  await devtools.send('Network.disable')
}

/** Empties the storage of the tab and of all tabs, and unregisters service workers. */
async function emptyStorage(page: Page, devtools: CDPSession, origin: string) {
  // Pages store changes when they are left, so the visitor leaves first, for an answer without scripts.
  await page.goto(`${origin}/healthz`)
  await Promise.all([
    page.evaluate(() => sessionStorage.clear()),
    devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
  ])
}

/** Opens a page with the options of the test that runs. `prepare` adds scripts that all its tests need. */
export async function openReusedPage(
  browser: Browser,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<ReusedPage> {
  const context = await browser.newContext()
  await prepare(context)
  const origins = watchOrigins(context)
  const changingCalls = watchChangingCalls(context)
  const page = await context.newPage()
  const viewport = page.viewportSize()
  const devtools = await context.newCDPSession(page)
  const undoings = [collectUndoing(context), collectUndoing(page)]
  const isChanged = watchLastingChanges(context, page)
  avoidCacheAfterRoutes(context, page)
  goOfflineWithoutCache(context, devtools)

  async function empty() {
    await Promise.all(context.pages().map((other) => other === page || other.close()))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const undo of undoings.flatMap((some) => some.splice(0))) await undo()
    await context.setOffline(false)
    for (const origin of origins) await emptyStorage(page, devtools, origin)
    await page.goto('about:blank')
    await devtools.send('Page.resetNavigationHistory')
    origins.clear()
    await context.clearCookies()
    await page.mouse.move(-1, -1)
    if (viewport) await page.setViewportSize(viewport)
  }
  let tests = 0
  async function reset() {
    tests += 1
    if (tests === mostTests || isChanged() || changingCalls.size > 0) return false
    try {
      await empty()
      return true
    } catch {
      // A server of the visited pages has stopped, or the browser.
      return false
    }
  }
  return { context, page, reset }
}
