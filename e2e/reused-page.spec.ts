import type { BrowserContext, Page } from '@playwright/test'
import { portal } from './portals.ts'
import { openReusedPage } from './reused-page.ts'
import { arriveWith, expect, test } from './visit.ts'

const asItIs = () => Promise.resolve()

/** What a browser has of the portal, as an answer without scripts finds it. */
async function foundIn(page: Page) {
  await page.goto(`${portal}/healthz`)
  return {
    ...(await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      cookies: document.cookie,
      size: [innerWidth, innerHeight],
      isOnline: navigator.onLine,
      globals: Object.keys(globalThis).filter((name) => name.startsWith('left')),
    }))),
    entries: await page.evaluate(() => history.length),
  }
}

/** Leaves in the browser something of each kind that a test can leave. */
async function leaveThings(context: BrowserContext, page: Page) {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto(`${portal}/locations`)
  await page.evaluate(async () => {
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    await caches.open('left')
    await new Promise((resolve) => Object.assign(indexedDB.open('left'), { onsuccess: resolve }))
    await navigator.serviceWorker.register('/page-worker.js', { scope: '/contacts' })
    addEventListener('pagehide', () => localStorage.setItem('left late', '1'))
  })
  await page.goto(`${portal}/hotels`)
  await page.setViewportSize({ width: 375, height: 812 })
  await (await context.newPage()).goto(`${portal}/tours`)
  for (const owner of [context, page]) {
    await owner.addInitScript(() => Object.assign(globalThis, { left: true }))
    await owner.exposeFunction(owner === page ? 'leftByPage' : 'leftByContext', () => true)
    await owner.route('**/healthz', (route) => route.abort())
  }
  await context.setOffline(true)
}

test('a page that is used again has nothing of the test before', async ({ browser }) => {
  const fresh = await openReusedPage(browser, asItIs)
  const reused = await openReusedPage(browser, asItIs)
  const requests: string[] = []
  reused.page.on('request', (request) => requests.push(request.url()))
  await leaveThings(reused.context, reused.page)
  expect(await reused.reset()).toBe(true)
  requests.length = 0
  expect(reused.context.pages()).toEqual([reused.page])
  // Settled: the answer has no scripts.
  const [found, expected] = [await foundIn(reused.page), await foundIn(fresh.page)]
  expect(found).toEqual(expected)
  expect(requests).toEqual([])
  await reused.context.close()
  await fresh.context.close()
})

/** Whether the page can load a script; `fetch` would not use the cache of the page's process. */
const canLoad = (page: Page, address: string) =>
  page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), { type: 'module', src })
        script.addEventListener('load', () => resolve(true))
        script.addEventListener('error', () => resolve(false))
        document.head.append(script)
      }),
    address,
  )

test('offline a page has no script that an earlier test has loaded', async ({ browser }) => {
  const { context, page, reset } = await openReusedPage(browser, asItIs)
  const loading = page.waitForRequest((request) => request.resourceType() === 'script')
  await page.goto(`${portal}/contacts`)
  const address = (await loading).url()
  expect(await reset()).toBe(true)
  await page.goto(`${portal}/healthz`)
  // Settled: it waits for the script.
  expect(await canLoad(page, address)).toBe(true)
  await page.goto(`${portal}/healthz`)
  await context.setOffline(true)
  // Settled: as above.
  expect(await canLoad(page, address)).toBe(false)
  await context.close()
})

/** A call that has no answer when its test ends. */
async function callWithoutAnswer(page: Page) {
  await page.goto(`${portal}/healthz`)
  await page.route('**/preferences', () => undefined)
  const sent = page.waitForRequest('**/preferences')
  await page.evaluate(() => void fetch('/preferences', { method: 'POST', keepalive: true }))
  await sent
}

test('a page that cannot be as before is not used again', async ({ browser }) => {
  const changes: ((page: Page) => unknown)[] = [
    callWithoutAnswer,
    (page) => page.emulateMedia({ media: 'print' }),
    (page) => page.setExtraHTTPHeaders({ 'x-left': '1' }),
    (page) => page.context().setExtraHTTPHeaders({ 'x-left': '1' }),
    (page) => page.context().grantPermissions(['clipboard-read']),
    (page) => page.context().newCDPSession(page),
    (page) => page.context().clock.install(),
    (page) => page.clock.setFixedTime(0),
    (page) => page.clock.runFor(1),
    (page) => page.setDefaultTimeout(1000),
    (page) => page.close(),
    (page) => page.context().close(),
  ]
  for (const change of changes) {
    const { context, page, reset } = await openReusedPage(browser, asItIs)
    await change(page)
    expect(await reset(), String(change)).toBe(false)
    await context.close()
  }
})
