// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { words } from '../messages/intl.tsx'
import { languages, type Language } from '../region/languages.ts'
import { routeTree } from '../routes.gen.ts'
import { fileAddress } from '../server/open-data/file-address.ts'
import { responsesIn, foreignWords } from './testing/own-words.ts'
import { addresses, isOfAccount, own, pageAt, pages } from './testing/page-addresses.ts'
import { aRouter, origin, renderedPage, type RenderedPage } from './testing/rendered-page.tsx'
import { responses, sendFrom } from './testing/test-provider-responses.ts'

const textOf = (element: Element) => element.textContent ?? ''
const titleOf = (document: Document) => document.querySelector('title')?.textContent ?? ''
const attributes = (root: ParentNode, selector: string, name: string) =>
  Array.from(root.querySelectorAll(selector), (element) => element.getAttribute(name) ?? '')

/** The provider's answers for a page, in the alphabet of the language. */
const providedAt = (address: string, language: Language) => responsesIn(language, { ...responses, ...own(address) })
/** Search words are shown as typed, and a number is the same in every language. */
const inNoLanguage = (address: string) => address.replace(/q=.*/, 'q=1')

/** Pages that are only read are rendered once. */
const drawn = new Map<string, Promise<RenderedPage>>()
function page(address: string, language: Language) {
  const key = `${language} ${address}`
  const { send } = sendFrom(providedAt(address, language))
  const rendered = drawn.get(key) ?? pageAt(inNoLanguage(address), { language, send })
  drawn.set(key, rendered)
  return rendered
}

test('these pages include every route of the portal', () => {
  const ids = Object.keys(aRouter('/').routesById).filter((id) => id !== '__root__')
  expect(routeTree).toBeDefined()
  expect(ids.toSorted()).toEqual(Object.keys(pages).toSorted())
})

test('a territory can be chosen only on pages that depend on it', async () => {
  const withPicker: string[] = []
  const requesting: string[] = []
  for (const address of addresses) {
    const { send, sent } = sendFrom(own(address))
    const { document } = await pageAt(address, { send, preferences: { territoryId: 1 } })
    if (document.querySelector('header form [name="territory_id"][value="1"]')) withPicker.push(address)
    if (sent.some(({ query }) => query.get('territory_id') === '1')) requesting.push(address)
  }

  expect(withPicker.length).toBeGreaterThan(6)
  expect(withPicker.filter((address) => !requesting.includes(address))).toEqual([])
})

test('the script of a page that marks early presses has no comments and line breaks', async () => {
  const { document } = await renderedPage('/')

  const script = document.body.querySelector('script')?.textContent
  expect(script).toContain('data-attach')
  expect(script).not.toMatch(/\/[/*]|\n/)
})

describe.each(languages)('in %s', (language) => {
  test.each(addresses)('%s says nothing of its own in another language', async (address) => {
    const { document, errors } = await page(address, language)

    expect(errors).toEqual([])
    expect(document.body.textContent?.length).toBeGreaterThan(200)
    expect(foreignWords(document, language, providedAt(address, language)).join('\n')).toBe('')
  })

  test.each(addresses)('%s is a complete page: one title, its language, and no error', async (address) => {
    const { status, document, main, errors } = await page(address, language)

    expect([status, errors]).toEqual([200, []])
    expect(document.documentElement.lang).toBe(language)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(textOf(main).length).toBeGreaterThan(20)
    expect(titleOf(document)).toContain(` — ${words(language)('site.name')}`)
  })

  test.each(addresses)('%s says what it is about in a heading', async (address) => {
    const { document } = await page(address, language)
    const heading = document.querySelector('h1')?.textContent ?? ''

    expect(heading.trim()).not.toBe('')
    expect(heading).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/)
  })

  test.each(addresses)('%s has unique ids, and every id that it refers to', async (address) => {
    const { document } = await page(address, language)
    const ids = attributes(document, '[id]', 'id')
    const references = ['for', 'aria-labelledby', 'aria-describedby'].flatMap((name) =>
      attributes(document, `[${name}]`, name).flatMap((value) => value.split(/\s+/)),
    )

    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })

  test.each(addresses)('%s has an alternative text for every picture, or marks it as decorative', async (address) => {
    const { document } = await page(address, language)

    expect(document.querySelectorAll('img:not([alt])')).toHaveLength(0)
  })

  test.each(addresses)('%s has a name for each of its links and buttons', async (address) => {
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
  fileAddress,
  // Sends the buyer to the gateway.
  /^\/order\/pay$/,
  /^\/(low-vision|reading-settings|preferences)$/,
  /^\/api\/(media\/|portal\/profile\/export$)/,
]

test.each(addresses)('every link of %s within the portal leads to a page or a file', async (address) => {
  const { document } = await page(address, 'ru')
  const paths = attributes(document, 'a[href^="/"]', 'href').map((href) => new URL(href, origin).pathname)

  // Pages with only a form have few links.
  expect(paths.length).toBeGreaterThan(isOfAccount(address) ? 0 : 5)
  expect(paths.filter((path) => !known.some((pattern) => pattern.test(path)))).toEqual([])
})

test.each(addresses)('%s has one canonical address and that of the other language', async (address) => {
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
