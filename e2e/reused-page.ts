import type { Browser, BrowserContext, CDPSession, Disposable, Page } from '@playwright/test'

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

const events = [
  'console',
  'dialog',
  'load',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

/** Origins of the addresses that the tabs of a context show. */
function watchOrigins(context: BrowserContext) {
  const origins = new Set<string>()
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const { origin, protocol } = new URL(frame.url())
      if (protocol.startsWith('http')) origins.add(origin)
    }),
  )
  return origins
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

/** Calls `tell` with the result whenever one of these methods is called. */
function notice<Owner extends object>(
  owner: Owner,
  names: readonly (keyof Owner)[],
  tell: (result: unknown) => unknown,
) {
  for (const name of names) {
    const method = owner[name]
    if (typeof method !== 'function') continue
    const noticed = (...values: unknown[]): unknown => {
      const result: unknown = method.apply(owner, values)
      tell(result)
      return result
    }
    Object.assign(owner, { [name]: noticed })
  }
}

/** These give something with which the call can be taken back. */
const disposable = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const

/** Without this, scripts of earlier tests would be there for a page that is offline. */
function goOfflineWithoutCache(context: BrowserContext, devtools: CDPSession) {
  const setOffline = context.setOffline.bind(context)
  context.setOffline = async (isOffline) => {
    if (isOffline) await devtools.send('Network.clearBrowserCache')
    await setOffline(isOffline)
  }
}

/** Opens a page with the options of the test that runs. `prepare` adds scripts that all its tests need. */
export async function openReusedPage(
  browser: Browser,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<ReusedPage> {
  const context = await browser.newContext()
  const origins = watchOrigins(context)
  await prepare(context)
  const page = await context.newPage()
  const viewport = page.viewportSize()
  const devtools = await context.newCDPSession(page)
  goOfflineWithoutCache(context, devtools)

  const added: Promise<Disposable>[] = []
  const collect = (result: unknown) => added.push(result as Promise<Disposable>)
  notice(context, disposable, collect)
  notice(page, disposable, collect)
  let isChanged = false
  const change = () => (isChanged = true)
  notice(context, ['close', 'grantPermissions', 'newCDPSession', 'setExtraHTTPHeaders', 'setGeolocation'], change)
  notice(page, ['addLocatorHandler', 'close', 'emulateMedia', 'setExtraHTTPHeaders'], change)
  notice(context.clock, ['install', 'pauseAt', 'resume', 'setFixedTime', 'setSystemTime'], change)

  let tests = 0
  const reset = async () => {
    for (const event of events) await page.removeAllListeners(event)
    await Promise.all(context.pages().map((other) => other === page || other.close()))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const one of added.splice(0)) await (await one).dispose()
    await context.setOffline(false)
    for (const origin of origins) await emptyStorage(page, devtools, origin)
    await page.goto('about:blank')
    await devtools.send('Page.resetNavigationHistory')
    origins.clear()
    await context.clearCookies()
    await page.mouse.move(0, 0)
    if (viewport) await page.setViewportSize(viewport)
  }
  return {
    context,
    page,
    reset: async () =>
      ++tests < mostTests &&
      !isChanged &&
      reset().then(
        () => true,
        // A server of the visited pages has stopped, or the browser.
        () => false,
      ),
  }
}
