// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { oneOfEachKind } from '../catalogue/testing/catalogue-objects.ts'
import { words } from '../messages/intl.tsx'
import { PortalError } from '../portal/error.ts'
import { languages, type Language } from '../region/languages.ts'
import { routeTree } from '../routes.gen.ts'
import { answersIn, foreignWords } from './testing/own-words.ts'
import { aRouter, origin, renderedPage, type RenderedPage, type Visitor } from './testing/rendered-page.tsx'
import { answers, callOf, refusing, sendFrom, type CallName } from './testing/test-provider-answers.ts'

/** A page of each route, and what it cannot do without: its own call, where it has one. */
const pages = {
  '/': ['/', 'main'],
  '/locations/': ['/locations', 'locations'],
  '/locations/$id': ['/locations/1001', 'location'],
  '/hotels/': ['/hotels', 'locations'],
  '/hotels/$id': ['/hotels/1001', 'location'],
  '/events/': ['/events', 'events'],
  '/events/$id': ['/events/4001', 'event'],
  '/tours/': ['/tours', 'tours'],
  '/tours/$id': ['/tours/5001', 'tour'],
  '/excursions/': ['/excursions', 'excursions'],
  '/excursions/$id': ['/excursions/5001', 'excursion'],
  '/tracks/': ['/tracks', 'tracks'],
  '/tracks/$id': ['/tracks/7001', 'track'],
  '/guides/': ['/guides', 'guides'],
  '/guides/$id': ['/guides/77', 'guide'],
  '/posts/': ['/posts', 'posts'],
  '/posts/$id': ['/posts/8001', 'post'],
  '/products/': ['/products', 'products'],
  '/products/$id': ['/products/6001', 'product'],
  '/companies/': ['/companies', 'companies'],
  '/companies/$id': ['/companies/501', 'company'],
  '/pages/': ['/pages', 'pages'],
  '/pages/$id': ['/pages/108', 'page'],
  '/$pageID': ['/about', 'page'],
  '/docs/': ['/docs', 'docs'],
  '/docs/$id': ['/docs/1', 'doc'],
  '/aviasales': ['/aviasales', 'airports'],
  '/my_tracks': ['/my_tracks', undefined],
  '/share_track': ['/share_track?token=0123456789abcdef0123456789abcdef', 'sharedTrack'],
  '/payment': ['/payment?order=an-order-key-of-128-bits', 'order'],
  '/favorites': ['/favorites', undefined],
  '/login': ['/login', undefined],
  '/registration': ['/registration', undefined],
  '/recovery': ['/recovery', undefined],
  '/reset-password': ['/reset-password?token=1', undefined],
  '/unsubscribe': ['/unsubscribe?token=1', undefined],
  '/verification/': ['/verification?token=1', undefined],
  '/verification/email': ['/verification/email', undefined],
  '/logout': ['/logout', undefined],
  '/checkout': ['/checkout?offer=9701&quantity=2', undefined],
  '/q': ['/q?q=дом', undefined],
  '/profile/': ['/profile', 'profile'],
  '/profile/orders': ['/profile/orders', undefined],
  '/profile/tickets': ['/profile/tickets', undefined],
  '/security': ['/security', 'sessions'],
  '/ticket': ['/ticket', undefined],
  '/gate': ['/gate', undefined],
  '/seller': ['/seller', undefined],
  '/report': ['/report?object_type=tour&object_id=5001', 'tour'],
} as const satisfies Record<string, readonly [address: string, ownCall: CallName | undefined]>

const addresses = Object.values(pages).map(([address]) => address)
const ownCalls = Object.values(pages).flatMap(([address, call]) => (call ? [[address, call] as const] : []))
const details = ownCalls.filter(([address]) => /\/\d+$|about/.test(address))
const own = (address: string) => (address.startsWith('/hotels/') ? { location: { location: oneOfEachKind.hotel } } : {})

/** Pages of one visitor, whose words load with them alone. */
const accountPages =
  /^\/(login|registration|recovery|reset|verification|unsubscribe|logout|profile|security|checkout|payment|report)/
const isOfAccount = (address: string) => accountPages.test(address) || /^\/(ticket|gate|seller)/.test(address)

/** Only signed-in visitors reach these pages. */
const authFor = (address: string) =>
  /^\/(logout|profile|security|verification\/email)/.test(address) ? { expires: 4_000_000_000 } : null

const textOf = (element: Element) => element.textContent ?? ''
const titleOf = (document: Document) => document.querySelector('title')?.textContent ?? ''
const attributes = (root: ParentNode, selector: string, name: string) =>
  Array.from(root.querySelectorAll(selector), (element) => element.getAttribute(name) ?? '')
const at = (address: string, visitor: Visitor = {}) =>
  renderedPage(address, { send: sendFrom(own(address)).send, auth: authFor(address), ...visitor })

/** Pages that are only read are drawn once. */
const drawn = new Map<string, Promise<RenderedPage>>()
function page(address: string, language: Language) {
  const key = `${language} ${address}`
  const rendered = drawn.get(key) ?? at(address, { language })
  drawn.set(key, rendered)
  return rendered
}

test('every route of the portal is one of these pages', () => {
  const ids = Object.keys(aRouter('/').routesById).filter((id) => id !== '__root__')
  expect(routeTree).toBeDefined()
  expect(ids.toSorted()).toEqual(Object.keys(pages).toSorted())
})

test('a territory can be chosen only on pages that ask the provider about it', async () => {
  const withPicker: string[] = []
  const asking: string[] = []
  for (const address of addresses) {
    const { send, sent } = sendFrom(own(address))
    const { document } = await at(address, { send, preferences: { territoryId: 1 } })
    if (document.querySelector('header form [name="territory_id"][value="1"]')) withPicker.push(address)
    if (sent.some(({ query }) => query.get('territory_id') === '1')) asking.push(address)
  }

  expect(withPicker.length).toBeGreaterThan(6)
  expect(withPicker.filter((address) => !asking.includes(address))).toEqual([])
})

test('a page notes early presses by a script without comments and line breaks', async () => {
  const { document } = await renderedPage('/')

  const script = document.body.querySelector('script')?.textContent
  expect(script).toContain('data-attach')
  expect(script).not.toMatch(/\/[/*]|\n/)
})

describe.each(languages)('in %s', (language) => {
  test.each(addresses)('%s says nothing of its own in another language', async (address) => {
    const provided = answersIn(language, { ...answers, ...own(address) })
    const { send } = sendFrom(provided)
    const { document, errors } = await at(encodeURI(address).replace(/q=.*/, 'q=1'), { language, send })

    expect(errors).toEqual([])
    expect(document.body.textContent?.length).toBeGreaterThan(200)
    expect(foreignWords(document, language, provided).join('\n')).toBe('')
  })

  test.each(addresses)('%s is a whole page: one title, its language, and no error on the way', async (address) => {
    const { status, document, main, errors } = await page(address, language)

    expect([status, errors]).toEqual([200, []])
    expect(document.documentElement.lang).toBe(language)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(textOf(main).length).toBeGreaterThan(20)
    expect(titleOf(document)).toContain(` — ${words(language)('site.name')}`)
  })

  test.each(addresses)('%s says what it is about with its heading', async (address) => {
    const { document } = await page(address, language)
    const heading = document.querySelector('h1')?.textContent ?? ''

    expect(heading.trim()).not.toBe('')
    expect(heading).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/)
  })

  test.each(addresses)('%s has no id twice, and every id that it refers to', async (address) => {
    const { document } = await page(address, language)
    const ids = attributes(document, '[id]', 'id')
    const references = ['for', 'aria-labelledby', 'aria-describedby'].flatMap((name) =>
      attributes(document, `[${name}]`, name).flatMap((value) => value.split(/\s+/)),
    )

    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })

  test.each(addresses)('%s gives every picture a text or says that it needs none', async (address) => {
    const { document } = await page(address, language)

    expect(document.querySelectorAll('img:not([alt])')).toHaveLength(0)
  })

  test.each(addresses)('%s names each of its links and buttons', async (address) => {
    const { document } = await page(address, language)
    const controls = [...document.querySelectorAll('a[href], button')]
    const nameOf = (control: Element) =>
      control.getAttribute('aria-label') ??
      control.getAttribute('aria-labelledby') ??
      (textOf(control).trim() || control.querySelector('img')?.getAttribute('alt'))

    expect(controls.length).toBeGreaterThan(5)
    expect(controls.filter((control) => !nameOf(control)).map(({ outerHTML }) => outerHTML)).toEqual([])
  })
})

const known = [
  ...Object.keys(pages).map((path) => new RegExp(`^${path.replace(/\/$/, '').replace(/\$\w+/, '[^/]+') || '/'}$`)),
  /^\/docs\/\d+\.pdf$/,
  /^\/[a-z]+(\/\d+)?\.(jsonld|geojson|ics|gpx|kml)$/,
  // Sends the buyer to the gateway.
  /^\/order\/pay$/,
  /^\/(low-vision|reading-settings|preferences)$/,
  /^\/api\/(media\/|portal\/profile\/export$)/,
]

test.each(addresses)('every link of %s within the portal leads to a page or a file', async (address) => {
  const { document } = await page(address, 'ru')
  const paths = attributes(document, 'a[href^="/"]', 'href').map((href) => new URL(href, origin).pathname)

  // Pages with a form alone have few links.
  expect(paths.length).toBeGreaterThan(isOfAccount(address) ? 0 : 5)
  expect(paths.filter((path) => !known.some((pattern) => pattern.test(path)))).toEqual([])
})

test.each(addresses)('%s tells search engines its one address and the other language’s', async (address) => {
  const { document } = await page(address, 'ru')
  const [canonical, ...others] = attributes(document, 'link[rel="canonical"]', 'href')

  expect(others).toEqual([])
  expect(canonical).toMatch(new RegExp(`^${origin}/`))
  const isPrivate = attributes(document, 'meta[name="robots"]', 'content').includes('noindex')
  expect(isPrivate).toBe(
    /^.(my_tracks|favorites|share_track\?.*)$/.test(address) || address.startsWith('/q') || isOfAccount(address),
  )
  expect(attributes(document, 'link[rel="alternate"][hreflang]', 'hreflang')).toEqual(
    isPrivate ? [] : [...languages, 'x-default'],
  )
})

describe('when the provider fails', () => {
  test.each(ownCalls)('%s is a page of its status without %s', async (address, call) => {
    const { send } = sendFrom({ [call]: new PortalError(503) })
    const { status, main } = await at(address, { send })

    expect(status).toBe(503)
    expect(textOf(main)).toContain('503')
    expect(main.querySelector('a[href="/my_tracks"]')).not.toBeNull()
  })

  test.each(details)('%s is missing where the provider has none', async (address, call) => {
    const { send } = sendFrom({ [call]: new PortalError(404) })
    const { status, main } = await renderedPage(address, { send })

    expect([status, textOf(main).includes('404')]).toEqual([404, true])
  })

  test.each(addresses)('%s does without menus, territories, climate and the cards of places', async (address) => {
    const gone = new PortalError(500)
    const without: Partial<Record<CallName, unknown>> = {
      territories: gone,
      climate: gone,
      mainMenu: gone,
      subMenu: gone,
      footerMenu: gone,
      locationPoints: gone,
    }
    const { status, errors } = await at(address, { send: sendFrom({ ...own(address), ...without }).send })

    expect([status, errors]).toEqual([200, []])
  })

  test.each(languages)('the page that says so does it in %s', async (language) => {
    const { status, document, main } = await renderedPage('/tours', { language, send: refusing(503, 'request-1234') })

    expect(status).toBe(503)
    expect(textOf(main)).toContain(words(language)('failed.retry'))
    expect(textOf(main)).toContain(words(language)('failed.request', { id: 'request-1234' }))
    expect(document.documentElement.lang).toBe(language)
  })

  test('a search stays a page, says that it failed, and is tried again', async () => {
    const { status, main } = await renderedPage('/q?q=house', { send: refusing(500, 'request-1234') })

    expect(status).toBe(200)
    expect(textOf(main)).toContain(words('ru')('failed.retry'))
  })
})

describe('an address that is none', () => {
  const nonsense = [
    '/tours/0',
    '/tours/01',
    '/tours/-1',
    '/tours/one',
    '/events/1e3',
    '/locations/9999999999',
    '/a/b/c',
  ]

  test.each(nonsense)('%s is missing and asks the provider for no object', async (address) => {
    const { send, sent } = sendFrom()
    const { status } = await renderedPage(address, { send })

    expect(status).toBe(404)
    expect(sent.map(callOf).filter((name) => details.some(([, call]) => call === name))).toEqual([])
  })

  test('a language that the portal does not speak is missing', async () => {
    const { status } = await renderedPage('/tours', { isLanguageUnknown: true })
    expect(status).toBe(404)
  })
})

const empty = Object.fromEntries(
  (
    [
      ['events', 'event_list'],
      ['tours', 'tour_list'],
      ['excursions', 'excursion_list'],
      ['tracks', 'track_list'],
      ['guides', 'guide_list'],
      ['posts', 'post_list'],
      ['products', 'product_list'],
      ['companies', 'company_list'],
      ['pages', 'page_list'],
    ] as const
  ).map(([name, list]) => [name, { [list]: [], total: 0 }]),
)

describe.each(languages)('an empty list in %s', (language: Language) => {
  test.each(Object.keys(empty))('of %s says so, and has no pages', async (name) => {
    const { status, main } = await renderedPage(`/${name}`, { language, send: sendFrom(empty).send })

    expect(status).toBe(200)
    expect(textOf(main)).toContain(words(language)('list.empty'))
    expect(main.querySelectorAll('[data-place]')).toHaveLength(0)
    expect(main.querySelector('a[href*="page="]')).toBeNull()
  })

  test.each(['tours', 'excursions', 'tracks', 'products'])('of %s that is narrowed offers the whole', async (name) => {
    const { main } = await renderedPage(`/${name}?territory_id=9`, { language, send: sendFrom(empty).send })

    expect(textOf(main)).toContain(words(language)('list.reset'))
    expect(main.querySelector(`a[href="/${name}"]`)).not.toBeNull()
  })
})
