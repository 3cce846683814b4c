// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { words } from '../messages/intl.tsx'
import { PortalError } from '../portal/error.ts'
import { languages, type Language } from '../region/languages.ts'
import { addresses, details, own, ownCalls, pageAt, pagesOfKinds } from './testing/page-addresses.ts'
import { renderedPage } from './testing/rendered-page.tsx'
import { callOf, type CallName, refusing, sendFrom } from './testing/test-provider-responses.ts'

const textOf = (element: Element) => element.textContent ?? ''

describe('when the provider fails', () => {
  test.each(ownCalls)('%s has the status of the failure without %s', async (address, call) => {
    const { send } = sendFrom({ [call]: new PortalError(503) })
    const { status, main } = await pageAt(address, { send })

    expect(status).toBe(503)
    expect(textOf(main)).toContain('503')
    expect(main.querySelector('a[href="/my_tracks"]')).not.toBeNull()
  })

  test.each(details)('%s is a 404 if the provider has no such object', async (address, call) => {
    const { send } = sendFrom({ [call]: new PortalError(404) })
    const { status, main } = await renderedPage(address, { send })

    expect([status, textOf(main).includes('404')]).toEqual([404, true])
  })

  test.each(addresses)(
    '%s is rendered without menus, territories, climate and the cards of places',
    async (address) => {
      const gone = new PortalError(500)
      const without: Partial<Record<CallName, unknown>> = {
        territories: gone,
        climate: gone,
        mainMenu: gone,
        subMenu: gone,
        footerMenu: gone,
        locationPoints: gone,
      }
      const { status, errors } = await pageAt(address, { send: sendFrom({ ...own(address), ...without }).send })

      expect([status, errors]).toEqual([200, []])
    },
  )

  test.each(languages)('the error page is in %s', async (language) => {
    const { status, document, main } = await renderedPage('/tours', { language, send: refusing(503, 'request-1234') })

    expect(status).toBe(503)
    expect(textOf(main)).toContain(words(language)('failed.retry'))
    expect(textOf(main)).toContain(words(language)('failed.request', { id: 'request-1234' }))
    expect(document.documentElement.lang).toBe(language)
  })

  test('a search page is rendered, says that the search failed, and has a retry button', async () => {
    const { status, main } = await renderedPage('/q?q=house', { send: refusing(500, 'request-1234') })

    expect(status).toBe(200)
    expect(textOf(main)).toContain(words('ru')('failed.retry'))
  })
})

describe('an invalid address', () => {
  const nonsense = [
    '/tours/0',
    '/tours/01',
    '/tours/-1',
    '/tours/one',
    '/events/1e3',
    '/locations/9999999999',
    '/a/b/c',
  ]

  test.each(nonsense)('%s is a 404 without a call of the provider for an object', async (address) => {
    const { send, sent } = sendFrom()
    const { status } = await renderedPage(address, { send })

    expect(status).toBe(404)
    expect(sent.map(callOf).filter((name) => details.some(([, call]) => call === name))).toEqual([])
  })

  test('an unsupported language is a 404', async () => {
    const { status } = await renderedPage('/tours', { isLanguageUnknown: true })
    expect(status).toBe(404)
  })
})

const emptyLists = pagesOfKinds.filter(({ type }) => type !== 'location')
const empty = Object.fromEntries(emptyLists.map(({ type, list }) => [list, { [`${type}_list`]: [], total: 0 }]))

describe.each(languages)('an empty list in %s', (language: Language) => {
  test.each(emptyLists)('at $path says so, and has no pagination', async ({ path }) => {
    const { status, main } = await renderedPage(path, { language, send: sendFrom(empty).send })

    expect(status).toBe(200)
    expect(textOf(main)).toContain(words(language)('list.empty'))
    expect(main.querySelectorAll('[data-place]')).toHaveLength(0)
    expect(main.querySelector('a[href*="page="]')).toBeNull()
  })

  test.each(['tours', 'excursions', 'tracks', 'products'])(
    'of %s with filters links to the whole list',
    async (name) => {
      const { main } = await renderedPage(`/${name}?territory_id=9`, { language, send: sendFrom(empty).send })

      expect(textOf(main)).toContain(words(language)('list.reset'))
      expect(main.querySelector(`a[href="/${name}"]`)).not.toBeNull()
    },
  )
})
