import { languages } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText } from '../testing/plain-text.ts'
import { renderedPage, type Visitor } from '../testing/rendered-page.tsx'
import { refusing, sendFrom } from '../testing/test-provider-responses.ts'
import { words } from '../../messages/intl.tsx'
import { PortalError } from '../../portal/error.ts'

const at = (address: string, visitor: Visitor = {}) => renderedPage(address, visitor)
const titleOf = (document: Document) => plainText(document.querySelector('title'))

describe('a page whose provider fails', () => {
  test.each([
    [429, '429'],
    [500, '500'],
    [502, '502'],
    [503, '503'],
    [504, '504'],
  ])('with %i has that status, its title and its heading', async (status, code) => {
    const { status: answered, document, main } = await at('/guides/77', { send: refusing(status) })

    expect(answered).toBe(status)
    expect(titleOf(document)).toMatch(new RegExp(`^${code} — `))
    expect(plainText(main)).toContain(code)
  })

  test.each(languages)('has a retry button and a link to the visitor’s own track, in %s', async (language) => {
    const say = words(language)
    const { main } = await at('/guides/77', { send: refusing(503), language })

    expect([...main.querySelectorAll('button')].map(plainText)).toContain(plainText(say('failed.retry')))
    expect(plainText(main.querySelector('a[href="/my_tracks"]'))).toBe(plainText(say('failed.track')))
  })

  test('shows the request id of the failed call, or for a bug that of the page', async () => {
    const ofCall = await at('/guides/77', { send: refusing(503, 'call-12345678') })
    const ofPage = await at('/guides/77', { send: sendFrom({ guide: new TypeError('a bug') }).send })

    expect(plainText(ofCall.main)).toContain('Номер запроса: call-12345678')
    expect(plainText(ofPage.main)).toContain('Номер запроса: request-1234')
  })

  test('shows the message of the provider for its own failures only', async () => {
    const failing = (status: number) =>
      at('/guides/77', { send: sendFrom({ guide: new PortalError(status, 'Идут работы до 18:00') }).send })

    expect(plainText((await failing(500)).main)).toContain('Идут работы до 18:00')
    expect(plainText((await failing(503)).main)).not.toContain('Идут работы до 18:00')
  })

  test('has the header and the footer, and is not indexed', async () => {
    const { document } = await at('/guides/77', { send: refusing(503) })

    expect(document.querySelector('header a[href="/tours"]')).not.toBeNull()
    expect(document.querySelector('footer')).not.toBeNull()
    expect(document.querySelector('link[rel="canonical"]')).toBeNull()
  })
})

describe('a page that does not exist', () => {
  test.each(languages)('is a 404 that links to all places, in %s', async (language) => {
    const { status, document, main } = await at('/guides/0', { language })

    expect(status).toBe(404)
    expect(titleOf(document)).toMatch(/^404 — /)
    expect(plainText(main.querySelector('a[href="/locations"]'))).toBe(plainText(words(language)('failed.places')))
    expect(main.querySelectorAll('h1')).toHaveLength(1)
  })

  test('has no retry button, because a retry would not help', async () => {
    const { main } = await at('/guides/0')

    expect([...main.querySelectorAll('button')].map(plainText)).not.toContain('Повторить')
  })
})
