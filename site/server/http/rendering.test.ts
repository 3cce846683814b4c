// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { Rendering, type RenderingLimits } from './rendering.ts'

const staying = new AbortController().signal
const limits: RenderingLimits = { atOnce: 2, mostWaiting: 4, mostOfVisitor: 3, patienceMs: 60_000 }

/** Renders that finish when the test releases them. */
function aRendering(changed: Partial<RenderingLimits> = {}) {
  const rendering = new Rendering({ ...limits, ...changed })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const render = (name: string, visitor: string, signal: AbortSignal = staying) => {
    const end = Promise.withResolvers<string>()
    ends.set(name, () => end.resolve(name))
    return rendering
      .run(visitor, signal, () => {
        started.push(name)
        return end.promise
      })
      .catch((error: { status?: number; message: string }) => error.status ?? error.message)
  }
  const end = (name: string) => ends.get(name)?.()
  const starts = (names: string[]) => vi.waitFor(() => expect(started).toEqual(names))
  return { render, end, starts, started }
}

test('the number of concurrent renders is limited, and the next begins when one ends', async () => {
  const { render, end, starts } = aRendering()
  const pages = ['a', 'b', 'c', 'd'].map((name) => render(name, '192.0.2.1'))
  await starts(['a', 'b'])
  end('a')
  await starts(['a', 'b', 'c'])
  for (const name of ['b', 'c']) end(name)
  await starts(['a', 'b', 'c', 'd'])
  end('d')
  expect(await Promise.all(pages)).toEqual(['a', 'b', 'c', 'd'])
})

test('pages beyond a visitor’s share or beyond the queue are 503', async () => {
  const { render } = aRendering()
  for (const name of ['a', 'b', 'c', 'd', 'e']) void render(name, '192.0.2.1')
  expect(await render('f', '192.0.2.1')).toBe(503)
  void render('g', '192.0.2.2')
  expect(await render('h', '192.0.2.3')).toBe(503)
})

test('renders alternate between visitors', async () => {
  const { render, end, starts } = aRendering({ atOnce: 1 })
  for (const name of ['a', 'b', 'c']) void render(name, '192.0.2.1')
  void render('other', '192.0.2.2')
  await starts(['a'])
  end('a')
  await starts(['a', 'b'])
  end('b')
  await starts(['a', 'b', 'other'])
})

test('a page that waits too long is 503 and leaves the queue', async () => {
  const { render, end, starts } = aRendering({ atOnce: 1, mostWaiting: 1, patienceMs: 10 })
  void render('a', '192.0.2.1')
  expect(await render('b', '192.0.2.1')).toBe(503)
  void render('c', '192.0.2.1')
  end('a')
  await starts(['a', 'c'])
})

test('nothing is rendered for a client that has disconnected, which leaves the queue', async () => {
  const { render, end, starts, started } = aRendering({ atOnce: 1, mostWaiting: 1 })
  const leaving = new AbortController()
  void render('a', '192.0.2.1')
  const left = render('b', '192.0.2.1', leaving.signal)
  leaving.abort(new Error('left'))
  expect(await left).toBe('left')
  expect(await render('c', '192.0.2.1', leaving.signal)).toBe('left')
  void render('d', '192.0.2.1')
  end('a')
  await starts(['a', 'd'])
  expect(started).not.toContain('b')
})

test('a client that disconnects when its turn comes is skipped', async () => {
  const { render, starts } = aRendering({ atOnce: 1 })
  const leaving = new AbortController()
  const left = render('a', '192.0.2.1', leaving.signal)
  void render('b', '192.0.2.1')
  leaving.abort(new Error('left'))
  expect(await left).toBe('left')
  await starts(['b'])
})

test('a failed render lets the next one begin', async () => {
  const rendering = new Rendering({ ...limits, atOnce: 1 })
  await expect(rendering.run('192.0.2.1', staying, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await rendering.run('192.0.2.1', staying, async () => 'good')).toBe('good')
})

test('other events are handled between renders', async () => {
  const rendering = new Rendering({ ...limits, atOnce: 1, mostOfVisitor: 100, mostWaiting: 100 })
  let rendered = 0
  const renders = Array.from({ length: 40 }, () => rendering.run('192.0.2.1', staying, async () => (rendered += 1)))
  const seen: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(rendered)
  }
  expect(Math.max(...seen)).toBeLessThan(20)
  await Promise.all(renders)
})
