// @vitest-environment node
import { type Call, calls, languages } from '@tropa/contract'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { responseTo } from './testing/arbitrary-response.ts'
import { pagesOfKinds } from './testing/page-addresses.ts'
import { renderedPage } from './testing/rendered-page.tsx'
import { responses, sendFrom, type CallName } from './testing/test-provider-responses.ts'

const pages: readonly (readonly [address: string, call: CallName])[] = [
  ['/', 'main'],
  ...pagesOfKinds.map(({ path, list }) => [path, list] as const),
  ['/hotels', 'locations'],
  // Pages of places are rendered below, because there are several kinds of them.
  ...pagesOfKinds.flatMap(({ type, address }) => (type === 'location' ? [] : [[address, type] as const])),
  ['/docs', 'docs'],
  ['/docs/1', 'doc'],
  ['/aviasales', 'airports'],
  ['/q?q=house', 'search'],
  ['/profile', 'profile'],
  ['/profile', 'subscriptions'],
  ['/profile?tab=family', 'family'],
  ['/profile?tab=favorites', 'favorites'],
  ['/profile?tab=history', 'history'],
  ['/profile?tab=events', 'attendedEvents'],
  ['/security', 'profile'],
  ['/security', 'sessions'],
]

test.each(Object.entries(responses))(
  'the response of the tests’ provider to %s matches the contract',
  (call, response) => {
    const { responses: schemas } = new Map<string, Call>(Object.entries(calls)).get(call) ?? {}
    expect(v.safeParse(schemas?.[200] ?? v.never(), response).issues ?? []).toEqual([])
  },
)

test.each([...new Set(pages.map(([, call]) => call))])('the generated values for %s match the contract', (call) => {
  fc.assert(
    fc.property(responseTo(call), (response) => {
      expect(v.safeParse(calls[call].responses[200], response).issues ?? []).toEqual([])
    }),
    { numRuns: 20 },
  )
})

/**
 * The contract allows any type of card in a list, but one type for each call of one object. A legal document has no
 * type.
 */
function typed(call: CallName, response: unknown): unknown {
  const object = (response as Record<string, unknown>)[call]
  return typeof object === 'object' && call !== 'doc'
    ? { ...(response as object), [call]: { ...object, object_type: call } }
    : response
}
const ofCompany = (response: unknown) => ({ ...(response as object), object_type: 'company' })
const responseOf = (call: CallName) =>
  responseTo(call).map((response) => (call === 'company' ? ofCompany(response) : typed(call, response)))

test.each(pages)('%s renders with any response of %s that the contract allows', async (address, call) => {
  await fc.assert(
    fc.asyncProperty(responseOf(call), fc.constantFrom(...languages), async (response, language) => {
      const { status, errors, document } = await renderedPage(address, {
        language,
        send: sendFrom({ [call]: response }).send,
        auth: { expires: 2_000_000_000 },
      })

      expect([status, errors]).toEqual([200, []])
      expect(document.querySelectorAll('h1')).toHaveLength(1)
      // A head that failed to load is left out silently.
      expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
    }),
    { numRuns: 6 },
  )
})

test.each(['/locations/1', '/hotels/1'])('%s renders with any place', async (address) => {
  const kinds = address === '/hotels/1' ? ['hotel'] : ['place', 'restaurant']
  const isOwn = (response: unknown) => kinds.includes((response as { location: { kind: string } }).location.kind)
  await fc.assert(
    fc.asyncProperty(responseOf('location').filter(isOwn), async (response) => {
      const { status, errors, document } = await renderedPage(address, { send: sendFrom({ location: response }).send })
      expect([status, errors]).toEqual([200, []])
      expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
    }),
    { numRuns: 6 },
  )
})
