// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Sent = Readonly<Record<string, unknown>>
type Track = (properties: (usual: Sent) => Sent) => void

const usual = { website: 'w1', url: '/usual?token=secret', referrer: 'usual', title: 'usual', language: 'ru' }
let sent: Sent[] = []
let path = '/'
let shown = () => {}
const pages = {
  path: () => path,
  onShown: (callback: () => void) => {
    shown = callback
    return () => {
      shown = () => {}
    }
  },
}

const script = () => document.querySelector<HTMLScriptElement>('script[data-website-id="w1"]')
const loaded = () => {
  const track: Track = (properties) => sent.push(properties(usual))
  Object.assign(window, { umami: { track } })
  script()?.dispatchEvent(new Event('load'))
}
const goTo = (next: string) => {
  path = next
  shown()
}

/** The module remembers what it has counted, as a page does. */
async function start() {
  const { startCounter } = await import('./counter.ts')
  return startCounter({ url: 'https://counter.example/script.js', id: 'w1' }, pages)
}

beforeEach(() => {
  vi.resetModules()
  sent = []
  path = '/'
})
afterEach(() => {
  script()?.remove()
  Reflect.deleteProperty(window, 'umami')
  document.cookie = 'is_cookie_accepted=; Max-Age=0'
})

test('each page is counted once, including the first, and pages shown before the script was loaded', async () => {
  await start()
  goTo('/locations')
  loaded()
  shown()
  goTo('/events')

  expect(sent.map(({ url }) => url)).toEqual(['/', '/locations', '/events'])
  expect(sent.at(-1)).toMatchObject({ website: 'w1', referrer: `${location.origin}/locations` })
})

test('another query or fragment of the same page is not counted, and no query is sent', async () => {
  await start()
  loaded()
  shown()
  goTo('/ticket')

  expect(JSON.stringify(sent)).not.toContain('secret')
  expect(sent).toHaveLength(2)
})

test('nothing is counted after it is stopped, and allowing it again does not count the page again', async () => {
  const stop = await start()
  loaded()
  stop()
  goTo('/events')
  const scriptAfterStop = script()
  goTo('/')
  await start()
  loaded()

  expect(scriptAfterStop).toBeNull()
  expect(sent.map(({ url }) => url)).toEqual(['/'])
})

test('a refusal in another tab stops it', async () => {
  await start()
  loaded()
  document.cookie = 'is_cookie_accepted=false'
  goTo('/events')

  expect(sent).toHaveLength(1)
})
