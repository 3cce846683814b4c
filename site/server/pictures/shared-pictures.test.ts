// @vitest-environment node
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { statusOf } from '../../portal/error.ts'
import { Provider } from '../gateway/provider.ts'
import { aProvider, aVisit, type Listener } from '../gateway/testing/test-provider.ts'
import { Rendering, type Turns, usualRenderingLimits } from '../http/rendering.ts'
import { SharedPictures } from './shared-pictures.ts'

const path = '<path fill="#046" d="M0 0h1280v720H0z"/>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720">${path}</svg>`
const drawing: Listener = (_, response) => void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg)

async function somePictures(listener = drawing, turns: Turns = new Rendering()) {
  const provider = await aProvider(listener)
  const limits = { deadlineMs: 300, mostBytes: 1000 }
  const pictures = new SharedPictures(new Provider(provider.url, limits), turns)
  const get = (name: string, query = '') => pictures.respond(aVisit(`/og/${name}${query}`), name)
  const statusFor = (name: string, query = '') => get(name, query).then(({ status }) => status, statusOf)
  return { requests: provider.requests, get, statusFor }
}

test('a cover is drawn once, as a PNG of the size for social networks', async () => {
  const { requests, get } = await somePictures()
  const winter = () => get('media/river-0.png', '?season=winter')
  const [first, second] = await Promise.all([winter(), winter()])
  await winter()
  const { format, width, height } = await sharp(await first.arrayBuffer()).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  expect(first.headers.get('cache-control')).toContain('immutable')
  expect(second.status).toBe(200)
  expect(requests.map(({ url }) => url)).toEqual(['/media/river-0.svg?season=winter&ratio=16x9'])
  expect(requests[0]?.headers).toMatchObject({ accept: 'image/svg+xml', 'x-request-id': expect.any(String) })
})

test.each([
  ['media/../portal/main.png'],
  ['media/http%3A%2F%2Finner.example%2Fx.png'],
  ['media//inner.example/x.png'],
  ['media/a.b.png'],
  ['media/river-0.svg'],
  ['drawings/route.png'],
  ['x.png'],
  ['media/river-0.png', '?season=../..'],
])('%s is a 404 without a call', async (name, query = '') => {
  const { requests, statusFor } = await somePictures()
  expect(await statusFor(name, query)).toBe(404)
  expect(requests).toHaveLength(0)
})

const answering =
  (status: number, type: string, body = ''): Listener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)

test.each<[string, number, Listener]>([
  ['knows no such drawing', 404, answering(404, 'application/json')],
  ['answers with a page', 502, answering(200, 'text/html', '<html>')],
  ['fails', 502, answering(500, 'application/json')],
  ['sends more than a drawing', 502, answering(200, 'image/svg+xml', svg + ' '.repeat(2_000_000))],
  ['breaks off', 503, (_, response) => void response.destroy()],
  ['is silent', 504, () => undefined],
])('a provider that %s gives a %i, and the next request calls again', async (_, status, listener) => {
  const { requests, statusFor } = await somePictures(listener)
  for (const times of [1, 2]) expect([await statusFor('media/river-0.png'), requests.length]).toEqual([status, times])
})

test("the region's own picture needs no provider", async () => {
  const { requests, get } = await somePictures()
  expect((await get('drawings/year.png')).headers.get('content-type')).toBe('image/png')
  expect(requests).toHaveLength(0)
})

test('drawing is queued, a drawn picture is sent at once, and a full queue is a 503', async () => {
  const turns = new Rendering({ ...usualRenderingLimits, atOnce: 1, mostWaiting: 0 })
  const { get, statusFor } = await somePictures(drawing, turns)
  await get('media/river-0.png')

  const other = Promise.withResolvers<void>()
  const running = turns.run('192.0.2.7', new AbortController().signal, () => other.promise)
  expect(await statusFor('media/river-0.png')).toBe(200)
  expect(await statusFor('media/river-1.png')).toBe(503)
  other.resolve()
  await running
  expect(await statusFor('media/river-1.png')).toBe(200)
})
