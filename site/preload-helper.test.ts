// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { haveStyles } from './app/inlined-styles.ts'
import { preloadCode } from './preload-helper.ts'

type Helper = { __vitePreload: <Part>(load: () => Promise<Part>, names?: readonly string[]) => Promise<Part> }
let copies = 0
/** A separate page, because the module remembers what it has loaded. */
async function helper(): Promise<Helper['__vitePreload']> {
  const code = `${preloadCode('/base/')}// ${(copies += 1)}`
  const { __vitePreload }: Helper = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return __vitePreload
}
const links = () => [...document.head.querySelectorAll('link')]
const linksInWords = () => links().map((link) => `${link.rel} ${link.getAttribute('href')}`)
const respond = (kind: 'load' | 'error') => links().at(-1)?.dispatchEvent(new Event(kind))
afterEach(() => document.head.replaceChildren())

test('scripts of a part are loaded in parallel with it, each once', async () => {
  const preload = await helper()
  expect(await preload(async () => 'part', ['a.js', 'b.js'])).toBe('part')
  expect(await preload(async () => 'other', ['b.js', 'c.js'])).toBe('other')
  expect(linksInWords()).toEqual(['modulepreload /base/a.js', 'modulepreload /base/b.js', 'modulepreload /base/c.js'])
})

test('a part waits for its styles, which have the nonce of the page', async () => {
  document.head.innerHTML = '<script nonce="n1"></script>'
  const preload = await helper()
  const load = vi.fn(async () => 'part')
  const part = preload(load, ['a.css'])
  await Promise.resolve()

  expect([linksInWords(), links()[0]?.nonce, load.mock.calls.length]).toEqual([['stylesheet /base/a.css'], 'n1', 0])
  respond('load')
  expect(await part).toBe('part')
})

test('failed styles are reported, and loaded again', async () => {
  const preload = await helper()
  const reported: unknown[] = []
  addEventListener('vite:preloadError', ({ payload }) => reported.push(payload.message), { once: true })
  const failed = preload(async () => 'part', ['a.css'])
  respond('error')
  await expect(failed).rejects.toThrow('/base/a.css')
  expect(reported).toEqual([expect.stringContaining('/base/a.css')])

  const part = preload(async () => 'part', ['a.css'])
  respond('load')
  expect([await part, linksInWords()]).toEqual(['part', ['stylesheet /base/a.css']])
})

test('styles that the page already has are not loaded again', async () => {
  haveStyles(['/base/a.css'])
  const preload = await helper()
  expect(await preload(async () => 'part', ['a.css'])).toBe('part')
  expect(linksInWords()).toEqual(['stylesheet /base/a.css'])
})

test('a failed part is reported, and the error is suppressed if the report was handled', async () => {
  const preload = await helper()
  addEventListener('vite:preloadError', (event) => event.preventDefault(), { once: true })
  expect(await preload(() => Promise.reject(new Error('offline')))).toBeUndefined()
  await expect(preload(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})
