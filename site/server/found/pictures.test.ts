// @vitest-environment node
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Pictures } from './pictures.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720"><path fill="#046" d="M0 0h1280v720H0z"/></svg>'

/** A provider that keeps what it is asked for. */
function aProvider(answer: () => Response = () => new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })) {
  const asked: string[] = []
  const pictures = new Pictures({
    apiUrl: 'http://provider.example',
    fetch: async (input) => {
      asked.push(String(input))
      return answer()
    },
  })
  const get = (path: string, query = '', method = 'GET') => pictures.answer(new Request(`http://portal.example/og/${path}${query}`, { method }), path)
  return { asked, get }
}

test('a cover is drawn as a PNG of the size that networks take, and once', async () => {
  const { asked, get } = aProvider()
  const [first, second] = await Promise.all([get('media/river-0.png', '?season=winter'), get('media/river-0.png', '?season=winter')])
  await get('media/river-0.png', '?season=winter')
  const { format, width, height } = await sharp(await first.arrayBuffer()).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  expect(first.headers.get('cache-control')).toContain('immutable')
  expect(second.status).toBe(200)
  expect(asked).toEqual(['http://provider.example/media/river-0.svg?season=winter&ratio=16x9'])
})

test.each(['media/../portal/main.png', 'media/http%3A%2F%2Finner.example%2Fx.png', 'media//inner.example/x.png', 'media/a.b.png', 'media/river-0.svg', 'drawings/route.png', 'x.png'])(
  'nobody is asked for %s',
  async (path) => {
    const { asked, get } = aProvider()
    expect((await get(path)).status).toBe(404)
    expect(asked).toEqual([])
  },
)

test('a season that there is not is not asked for', async () => {
  const { asked, get } = aProvider()
  expect((await get('media/river-0.png', '?season=../..')).status).toBe(404)
  expect(asked).toEqual([])
})

test('what is no drawing is not drawn', async () => {
  const page = aProvider(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  const missing = aProvider(() => new Response(null, { status: 404 }))
  expect((await page.get('media/river-0.png')).status).toBe(404)
  expect((await missing.get('media/river-0.png')).status).toBe(404)
})

test("the region's own drawing needs no provider", async () => {
  const { asked, get } = aProvider()
  expect((await get('drawings/year.png')).headers.get('content-type')).toBe('image/png')
  expect(asked).toEqual([])
}, 20_000)
