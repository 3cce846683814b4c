// @vitest-environment node
import { objectTypes, type Outgoing } from '@tropa/contract'
import { expect, test } from 'vitest'
import { xmlOf } from '../../catalogue/testing/xml-of.ts'
import { PortalError } from '../../portal/error.ts'
import { createPortal, type Portal } from '../../portal/portal.ts'
import { Sitemap } from './sitemap.ts'

const listedTypes = [...objectTypes, 'doc']

/** A portal whose lists have this many objects, or fail. */
function aPortal(
  counts: Readonly<Record<string, number>>,
  failing: ReadonlySet<string> = new Set(),
  failure = new Error('away'),
): Portal {
  const send = async ({ path, query }: Outgoing) => {
    const kind = path.replace('portal/', '')
    if (failing.has(kind)) throw failure
    const [total, offset, limit] = [counts[kind] ?? 0, Number(query.get('offset')), Number(query.get('limit'))]
    const list = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => ({
      link: `/${kind}s/${offset + index + 1}`,
    }))
    return { [`${kind}_list`]: list, total }
  }
  return createPortal(send)
}

const textOf = async (response: Response) => response.text()
const read = (xml: string, tag: string) =>
  Array.from(xmlOf(xml).getElementsByTagName(tag), (element) => element.textContent)

test('the sitemap has every object of every page of a list, in both languages', async () => {
  const text = await textOf(await new Sitemap(aPortal({ guide: 250 })).respond('https://portal.example'))
  const found = read(text, 'loc')
  expect(found).toContain('https://portal.example/guides/250')
  expect(found).toContain('https://portal.example/guides/250?lang=en')
  expect(found).toContain('https://portal.example/locations?type_id=10&lang=en')
  expect(new Set(found).size).toBe(found.length)
  expect(text).toContain('<xhtml:link rel="alternate" hreflang="en" href="https://portal.example/guides/1?lang=en"/>')
})

test('the last successful result stays for a kind that fails', async () => {
  const failing = new Set<string>()
  let now = 0
  const sitemap = new Sitemap(aPortal({ guide: 1, event: 1 }, failing), () => now)
  const found = async () => read(await textOf(await sitemap.respond('https://portal.example')), 'loc')
  await found()
  failing.add('event')
  now = 2 * 60 * 60_000
  await found()
  await expect.poll(found).toContain('https://portal.example/events/1')
})

test.each(listedTypes)('there is no sitemap until every kind has been read once: %s', async (kind) => {
  const failing = new Set([kind])
  let now = 1
  const sitemap = new Sitemap(aPortal({ guide: 1 }, failing), () => now)
  expect((await sitemap.respond('https://portal.example')).status).toBe(503)

  failing.clear()
  now += 60_000
  expect((await sitemap.respond('https://portal.example')).status).toBe(200)
})

test('a kind that the provider lacks is left out, including its list', async () => {
  const sitemap = new Sitemap(aPortal({ guide: 1 }, new Set(['product']), new PortalError(404)))
  const found = read(await textOf(await sitemap.respond('https://portal.example')), 'loc')
  expect(found).toContain('https://portal.example/guides/1')
  expect(found).not.toContain('https://portal.example/products')
})

test('a sitemap that could not be built is a 503 without a partial file, and is tried again', async () => {
  const failing = new Set(listedTypes)
  let now = 1
  const sitemap = new Sitemap(aPortal({ guide: 1 }, failing), () => now)

  for (const file of [undefined, 1]) {
    const response = await sitemap.respond('https://portal.example', file)
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
      503,
      '60',
      'no-store',
    ])
    expect(await response.text()).toBe('')
  }
  failing.clear()
  now += 60_000
  expect((await sitemap.respond('https://portal.example')).status).toBe(200)
})

test('more addresses than fit in one file are in several, listed in an index', async () => {
  const sitemap = new Sitemap(aPortal({ guide: 250 }), Date.now, 400)
  expect(read(await textOf(await sitemap.respond('https://portal.example')), 'loc')).toEqual([
    'https://portal.example/sitemap-1.xml',
    'https://portal.example/sitemap-2.xml',
  ])
  const parts = await Promise.all(
    [1, 2].map(
      async (file) => (await textOf(await sitemap.respond('https://portal.example', file))).split('<loc>').length - 1,
    ),
  )
  expect(parts[0]).toBe(400)
  expect(parts[1]).toBeGreaterThan(100)
  expect((await sitemap.respond('https://portal.example', 3)).status).toBe(404)
})
