import { ratios, seasons } from '@tropa/contract'
import { coverKinds } from '@tropa/library/drawing/cover.ts'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compress } from '../http/compress.ts'
import { refuse } from '../http/respond.ts'
import { readContent } from '../seed/content.ts'
import { drawingOf, Pictures } from './pictures.ts'
import { serveMedia } from './serve.ts'

const app = new Hono()
app.use(compress)
serveMedia(app)
app.onError((error) => refuse(error, 'en'))
const fetch = async (path: string, headers = {}) => app.request(`/media/${path}`, { headers })

test('a cover is an SVG in its aspect ratio with an immutable cache', async () => {
  const response = await fetch('taiga-3.svg?season=winter&ratio=4x5&w=400')

  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await response.text()).toMatch(/^<svg width="400" height="500" [^]*<\/svg>$/)
})

test('every kind is drawn in every season and ratio', async () => {
  for (const kind of coverKinds)
    for (const season of seasons) expect((await fetch(`${kind}-1.svg?season=${season}`)).status).toBe(200)
  for (const ratio of Object.keys(ratios)) expect((await fetch(`river-0.svg?ratio=${ratio}`)).status).toBe(200)
})

test('an address always has the same picture, and is 304 if the client has it', async () => {
  const first = await fetch('museum-2.svg')
  const etag = first.headers.get('etag') ?? ''

  expect(await (await fetch('museum-2.svg')).text()).toBe(await first.text())
  expect((await fetch('museum-2.svg', { 'if-none-match': etag })).status).toBe(304)
  expect(await (await fetch('museum-3.svg')).text()).not.toBe(await (await fetch('museum-2.svg')).text())
})

test('the cache of pictures keeps the last used ones, up to a number of bytes', () => {
  const query = { season: 'summer', ratio: '16x9' } as const
  const get = (pictures: Pictures, variant: string) => pictures.get({ kind: 'river', variant }, query)
  const { length } = get(new Pictures(), '0').svg
  const pictures = new Pictures(length * 5)
  const first = get(pictures, '0')

  expect(get(pictures, '0')).toBe(first)
  for (const variant of '12345678') get(pictures, variant)
  expect(get(pictures, '0')).not.toBe(first)
  expect(get(pictures, '8')).toBe(get(pictures, '8'))
})

test('a picture is compressed', async () => {
  const compressed = await fetch('town-1.svg', { 'accept-encoding': 'br' })

  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(await (await fetch('town-1.svg')).text())
})

test.each([
  'nothing-1.svg',
  'taiga.svg',
  'taiga-07.svg',
  'taiga-12345.svg',
  'taiga-1.png',
  'constructor-1.svg',
  '..%2Fserve.ts',
  '%00',
])('%s is 404', async (name) => {
  expect((await fetch(name)).status).toBe(404)
})

test.each(['season=monsoon', 'ratio=1x1', 'w=0', 'w=100000', 'w=abc'])('%s is refused', async (query) => {
  expect((await fetch(`taiga-1.svg?${query}`)).status).toBe(422)
})

test('every cover of the content can be drawn', () => {
  const { locations, hotels, restaurants, events, tours, excursions, tracks, guides, posts, pages, products } =
    readContent()
  const covers = [locations, hotels, restaurants, events, tours, excursions, tracks, guides, posts, pages, products]
    .flat()
    .map(({ cover }) => cover)

  expect(covers.filter(({ kind, variant }) => !drawingOf(`${kind}-${variant}.svg`))).toEqual([])
})
