// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { languages } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { createPortal } from '../../portal/portal.ts'
import { PortalError } from '../../portal/error.ts'
import type { RouterContext } from '../../portal/router-context.ts'
import { unknownFacts } from '../../portal/server-facts.ts'
import { aSession } from '../../visitor/testing/test-session.ts'
import { aHotel, aPlace, aRestaurant } from '../testing/catalogue-objects.ts'
import { loadPlace } from './load-place.ts'

const contextOf = (location: unknown, language: 'ru' | 'en' = 'ru'): RouterContext => ({
  session: aSession({ language }),
  portal: createPortal(async () => {
    if (location instanceof Error) throw location
    return { location }
  }),
  queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  isLanguageUnknown: false,
  origin: 'https://portal.example',
  preloads: { modules: [], fonts: [] },
  version: 'v1',
  requestId: 'request-1234',
  facts: unknownFacts,
  submitted: null,
})
const usual = { radiusKm: 3, page: 1 }
const thrownBy = (loading: Promise<unknown>) =>
  loading.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )

describe('a place at the address of another kind', () => {
  test.each([
    ['/hotels', '?radius_km=5', aPlace(), '/locations/1001?radius_km=5'],
    ['/hotels', '', aRestaurant(), '/locations/1001'],
    ['/locations', '?lang=en', aHotel(), '/hotels/1001?lang=en'],
  ] as const)('is redirected permanently: %s%s', async (path, search, location, href) => {
    const thrown = await thrownBy(loadPlace(contextOf(location), path, 1001, usual, search))

    expect(isRedirect(thrown) && thrown.options).toMatchObject({ href, statusCode: 308 })
  })

  test.each([
    ['/locations', aPlace()],
    ['/locations', aRestaurant()],
    ['/hotels', aHotel()],
  ] as const)('is not redirected if the address is of its own kind: %s', async (path, location) => {
    const head = await loadPlace(contextOf(location), path, 1001, usual, '')

    expect(head).toMatchObject({ id: 1001, address: `${path}/1001`, object: location })
  })
})

describe.each(languages)('the head of its page in %s', (language) => {
  test('has the place and its territory', async () => {
    const head = await loadPlace(contextOf(aPlace({ the_title: 'Дом' }), language), '/locations', 1001, usual, '')
    expect([head.title, head.language]).toEqual(['Дом, Ханты-Мансийск', language])
  })

  test('has only the place if it has no territory', async () => {
    const place = aPlace({ the_title: 'Дом', territory: null })
    expect((await loadPlace(contextOf(place, language), '/locations', 1001, usual, '')).title).toBe('Дом')
  })
})

test('an unknown place is a 404, and any other failure stays the same', async () => {
  const of = (status: number) => thrownBy(loadPlace(contextOf(new PortalError(status)), '/locations', 1001, usual, ''))

  expect(isNotFound(await of(404))).toBe(true)
  expect(await of(503)).toMatchObject({ name: 'PortalError', status: 503 })
  const bug = new TypeError('a bug')
  expect(await thrownBy(loadPlace(contextOf(bug), '/locations', 1001, usual, ''))).toBe(bug)
})

test('an address without a number makes no call', async () => {
  const thrown = await thrownBy(loadPlace(contextOf(new TypeError('it was asked')), '/locations', undefined, usual, ''))
  expect(isNotFound(thrown)).toBe(true)
})
