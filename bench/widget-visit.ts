import type { Browser, CDPSession, Page } from '@playwright/test'
import { firstResponse, typed } from './widgets/places.ts'

/** How to operate a page; a native list cannot be observed from the page, so its `option` is `null`. */
export type Handles = { opener: string; option: string | null }
/** Milliseconds to open 1,000, of the slowest key among 10,000; bytes of the heap with 10,000 open. */
export type Visit = { openMs: number; keyMs: number; heapBytes: number }
type Sought = { event: 'pointerdown' | 'keydown'; option: string | null; text: string }
type Opened = { page: Page; session: CDPSession; close: () => Promise<void> }

const slowdown = 4
const keys = [...typed, ...[...typed].slice(1).map(() => 'Backspace')]

/**
 * Runs in the page: measures from the next event to the end of the first frame that shows the expected first option.
 */
function watch({ event, option, text }: Sought): { spent: Promise<number> } {
  const { promise: spent, resolve, reject } = Promise.withResolvers<number>()
  const isOnScreen = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return (
      height > 0 &&
      bottom > 0 &&
      top < innerHeight &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  const first = (list: string) => [...document.querySelectorAll(list)].find(isOnScreen)
  const isThere = () => option === null || first(option)?.textContent.trim() === text
  const afterFrame = (call: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', call)
    port1.start()
    port2.postMessage(null)
  }
  const begin = ({ timeStamp }: Event) => {
    const look = () => {
      if (isThere()) afterFrame(() => resolve(performance.now() - timeStamp))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  addEventListener(event, begin, { capture: true, once: true })
  setTimeout(
    () => reject(new Error(`"${text}" did not come; first is "${option && first(option)?.textContent}"`)),
    60_000,
  )
  // Wrapped in an object, so that awaiting the setup does not await the measurement.
  return { spent }
}

async function timed(page: Page, sought: Sought, act: () => Promise<void>): Promise<number> {
  const handle = await page.evaluateHandle(watch, sought)
  await act()
  return handle.evaluate(({ spent }) => spent)
}

async function open(browser: Browser, address: string): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, locale: 'en-US' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(address, { waitUntil: 'networkidle' })
  const close = async () => {
    await context.close()
    if (errors.length > 0) throw new Error(`${address}: ${errors.join('; ')}`)
  }
  return { page, session: await context.newCDPSession(page), close }
}

/** A pointer reaches its target some time before the press; some pages load code meanwhile. */
const pointerRestMs = 1_000

/** Opens the list and waits until it is visible. */
async function press(page: Page, widget: string, { opener, option }: Handles): Promise<number> {
  const box = await page.locator(`[data-widget="${widget}"] ${opener}`).first().boundingBox()
  if (!box) throw new Error(`There is no ${opener} in ${widget}`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(pointerRestMs)
  return timed(page, { event: 'pointerdown', option, text: firstResponse('') }, () =>
    page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
  )
}

async function openThousand(browser: Browser, address: string, handles: Handles): Promise<number> {
  const { page, session, close } = await open(browser, address)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const spent = await press(page, 'thousand', handles)
  await close()
  return spent
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

async function slowestKey(page: Page, { option }: Handles): Promise<number> {
  const field = page.locator('[data-widget="ten-thousand"] input').first()
  await field.focus()
  const spent: number[] = []
  for (const [index, key] of keys.entries()) {
    const text = typed.slice(0, index < typed.length ? index + 1 : keys.length - index)
    spent.push(
      await timed(page, { event: 'keydown', option, text: firstResponse(text) }, () => page.keyboard.press(key)),
    )
  }
  return Math.max(...spent)
}

async function workTenThousand(
  browser: Browser,
  address: string,
  handles: Handles,
): Promise<{ heapBytes: number; keyMs: number }> {
  const { page, session, close } = await open(browser, address)
  await press(page, 'ten-thousand', handles)
  const heapBytes = await heapOf(session)
  const keyMs = await slowestKey(page, handles)
  await close()
  return { heapBytes, keyMs }
}

/** Visits each widget on a newly loaded page. */
export const visit = async (browser: Browser, address: string, handles: Handles): Promise<Visit> => ({
  openMs: await openThousand(browser, address, handles),
  ...(await workTenThousand(browser, address, handles)),
})
