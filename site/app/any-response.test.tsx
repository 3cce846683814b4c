// @vitest-environment node
import { type Call, calls, languages } from '@tropa/contract'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answerTo } from './testing/arbitrary-response.ts'
import { pagesOfKinds } from './testing/page-addresses.ts'
import { renderedPage } from './testing/rendered-page.tsx'
import { answers, sendFrom, type CallName } from './testing/test-provider-responses.ts'

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

test.each(Object.entries(answers))('the response of the tests’ provider to %s matches the contract', (call, answer) => {
  const { answers: schemas } = new Map<string, Call>(Object.entries(calls)).get(call) ?? {}
  expect(v.safeParse(schemas?.[200] ?? v.never(), answer).issues ?? []).toEqual([])
})

test.each([...new Set(pages.map(([, call]) => call))])('the generated values for %s match the contract', (call) => {
  fc.assert(
    fc.property(answerTo(call), (answer) => {
      expect(v.safeParse(calls[call].answers[200], answer).issues ?? []).toEqual([])
    }),
    { numRuns: 20 },
  )
})

/**
 * The contract allows any type of card in a list, but one type for each call of one object. A legal document has no
 * type.
 */
function typed(call: CallName, answer: unknown): unknown {
  const object = (answer as Record<string, unknown>)[call]
  return typeof object === 'object' && call !== 'doc'
    ? { ...(answer as object), [call]: { ...object, object_type: call } }
    : answer
}
const ofCompany = (answer: unknown) => ({ ...(answer as object), object_type: 'company' })
const answerOf = (call: CallName) =>
  answerTo(call).map((answer) => (call === 'company' ? ofCompany(answer) : typed(call, answer)))

test.each(pages)('%s renders with any response of %s that the contract allows', async (address, call) => {
  await fc.assert(
    fc.asyncProperty(answerOf(call), fc.constantFrom(...languages), async (answer, language) => {
      const { status, errors, document } = await renderedPage(address, {
        language,
        send: sendFrom({ [call]: answer }).send,
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
  const isOwn = (answer: unknown) => kinds.includes((answer as { location: { kind: string } }).location.kind)
  await fc.assert(
    fc.asyncProperty(answerOf('location').filter(isOwn), async (answer) => {
      const { status, errors, document } = await renderedPage(address, { send: sendFrom({ location: answer }).send })
      expect([status, errors]).toEqual([200, []])
      expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
    }),
    { numRuns: 6 },
  )
})
