import sharp from 'sharp'
import { complaints } from '../site/catalogue/testing/vocabulary.ts'
import { xmlOf } from '../site/catalogue/testing/xml-of.ts'
import { deadPortal, portal } from './portals.ts'
import { expect, test } from './visit.ts'

test.describe.configure({ timeout: 240_000 })

const attributesOf = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
      (name ?? '').toLowerCase(),
      (value ?? '').replaceAll('&amp;', '&'),
    ]),
  )
const tagsIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))
const textIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(([, text]) => text ?? '')

type Graph = { '@graph': Record<string, unknown>[] }

/**
 * What a page tells search engines, from its first HTML. Without Playwright's request context, which keeps every
 * response.
 */
async function read(address: string) {
  const response = await fetch(new URL(address, portal), { redirect: 'manual' })
  const html = await response.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const links = tagsIn(head, 'link')
  const metas = tagsIn(head, 'meta')
  const scripts = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]): Graph =>
    JSON.parse(text ?? ''),
  )
  return {
    address,
    status: response.status,
    title: textIn(head, 'title')[0] ?? '',
    description: metas.find(({ name }) => name === 'description')?.['content'] ?? '',
    h1: textIn(html, 'h1').length,
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => `${hreflang} ${href}`),
    data: links.filter(({ rel, type }) => rel === 'alternate' && type).map(({ href }) => href ?? ''),
    picture: metas.find(({ property }) => property === 'og:image')?.['content'],
    robots: metas.find(({ name }) => name === 'robots')?.['content'],
    nodes: scripts.flatMap((script) => script['@graph']),
  }
}

/** A few at a time, because other tests use the portal too. */
async function each<Item, Result>(items: readonly Item[], read: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += 6) results.push(...(await Promise.all(items.slice(at, at + 6).map(read))))
  return results
}

const entriesOf = (xml: string) =>
  Array.from(xmlOf(xml).getElementsByTagName('url'), (url) => ({
    address: url.getElementsByTagName('loc')[0]?.textContent ?? '',
    alternates: Array.from(
      url.getElementsByTagName('xhtml:link'),
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    ),
  }))

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

test('every page of the sitemap has its own title, description, heading, canonical address, alternate and structured data', async ({
  request,
}) => {
  const entries = entriesOf(await (await request.get('/sitemap.xml')).text())
  expect(entries.length).toBeGreaterThan(400)
  const pages = await each(entries, ({ address }) => read(address))

  expect(pages.filter(({ status }) => status !== 200).map(({ address, status }) => `${status} ${address}`)).toEqual([])
  expect(repeated(pages.map(({ title }) => title))).toEqual([])
  expect(pages.filter(({ description }) => description === '').map(({ address }) => address)).toEqual([])
  expect(pages.filter(({ h1 }) => h1 !== 1).map(({ address, h1 }) => `${h1} ${address}`)).toEqual([])
  expect(
    pages
      .filter(({ address, canonical }) => canonical !== address)
      .map(({ address, canonical }) => `${address} → ${canonical}`),
  ).toEqual([])
  expect(pages.filter(({ robots }) => robots).map(({ address }) => address)).toEqual([])
  expect(pages.map(({ alternates }) => alternates)).toEqual(entries.map(({ alternates }) => alternates))
  const known = new Set(entries.map(({ address }) => address))
  expect(
    entries
      .flatMap(({ alternates }) => alternates.map((alternate) => alternate.split(' ')[1] ?? ''))
      .filter((address) => !known.has(address)),
  ).toEqual([])

  expect(pages.filter(({ nodes }) => nodes.length === 0).map(({ address }) => address)).toEqual([])
  expect([...new Set(pages.flatMap(({ nodes }) => nodes.flatMap((node) => complaints(node))))]).toEqual([])
  const home = (address: string) => new URL(address).pathname === '/'
  expect(
    pages
      .filter(({ address, nodes }) => !home(address) && !nodes.some((node) => node['@type'] === 'BreadcrumbList'))
      .map(({ address }) => address),
  ).toEqual([])
})

test.describe('the structured data of a kind of page', () => {
  for (const [path, type] of [
    ['/', 'WebSite'],
    ['/locations/1001', 'Museum'],
    ['/locations/1003', 'TouristAttraction'],
    ['/hotels/2001', 'Hotel'],
    ['/locations/3001', 'Restaurant'],
    ['/events/4001', 'Event'],
    ['/tours/5001', 'TouristTrip'],
    ['/excursions/5101', 'TouristTrip'],
    ['/tracks/7001', 'TouristTrip'],
    ['/guides/77', 'Article'],
    ['/posts/8001', 'NewsArticle'],
    ['/products/6001', 'Product'],
    ['/companies/501', 'TravelAgency'],
    ['/pages/107', 'WebPage'],
  ] as const) {
    test(`${path} describes a ${type}, with a picture`, async ({ request }) => {
      const { nodes, picture } = await read(path)
      expect(nodes.map((node) => node['@type'])).toContain(type)
      expect(picture?.startsWith(`${portal}/og/`)).toBe(true)
      const png = await request.get(picture ?? '')
      const { format, width, height } = await sharp(await png.body()).metadata()
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
    })
  }
})

test('the second page of a list is canonical, with a title of its own; a filtered list points to the whole list', async () => {
  const [first, second, narrowed] = await Promise.all(
    ['/locations', '/locations?page=2', '/locations?territory_id=2&page=2'].map((address) => read(address)),
  )
  expect(second?.title).not.toBe(first?.title)
  expect(second?.title).toContain('страница 2')
  expect(second?.canonical).toBe(`${portal}/locations?page=2`)
  expect(narrowed?.canonical).toBe(`${portal}/locations`)
})

for (const address of ['/my_tracks', '/q?q=x']) {
  test(`${address} is noindex`, async () => {
    const page = await read(address)
    expect(page.robots).toBe('noindex')
    expect(page.alternates).toEqual([])
  })
}

test('a missing page is noindex', async ({ request }) => {
  expect((await request.get('/nowhere')).headers()['x-robots-tag']).toBe('noindex')
})

test('robots.txt names the sitemap and private pages', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${portal}/sitemap.xml`)
  expect(text).toContain('Disallow: /my_tracks')
})

test('while the provider is unavailable the sitemap is a 503 rather than almost empty', async ({ request }) => {
  // Skipped: if a portal is already running, it is the only one.
  test.skip(portal !== deadPortal && process.env['E2E_PORTAL'] !== undefined, 'one portal runs')
  const response = await request.get(`${deadPortal}/sitemap.xml`)

  expect([response.status(), response.headers()['cache-control']]).toEqual([503, 'no-store'])
  expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
})
