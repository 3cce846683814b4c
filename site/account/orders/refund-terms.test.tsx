import { cleanup, screen } from '@testing-library/react'
import type { Money, RefundTerm } from '@tropa/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { renderVisit } from '../../app/testing/rendered-visit.tsx'
import { words } from '../../messages/intl.tsx'
import { languages, type Language } from '../../region/languages.ts'
import { RefundTerms } from './RefundTerms.tsx'

afterEach(cleanup)

const price: Money = { value: '1000.00', currency: 'RUB' }
const startsAt = '2026-12-19T14:00:00+05:00'
/** All of it until the 9th, 30 % until the 16th. */
const terms: readonly RefundTerm[] = [
  { hours_before: 240, percent: 100 },
  { hours_before: 72, percent: 30 },
]
const plain = (element: Element) => element.textContent?.replaceAll(/[\s\u2060]+/g, ' ').trim()

type Ticket = { price?: Money; terms?: readonly RefundTerm[]; startsAt?: string | undefined; now?: string }

/** What the terms of a ticket say, line by line. */
async function linesOf(ticket: Ticket = {}, language: Language = 'en') {
  const { now = '2026-12-01T00:00:00+05:00', ...others } = ticket
  await renderVisit(<RefundTerms {...{ price, terms, startsAt }} {...others} now={new Date(now)} />, { language })
  const items = screen.queryAllByRole('listitem').map(plain)
  return items.length > 0 ? items : [...document.querySelectorAll('p')].map(plain)
}

test('each limit in the future is listed with the refund until then, in the region’s time zone', async () => {
  expect(await linesOf()).toEqual([
    'Until Wed, 9 December 2026, 14:00 you get back 1 000.00 ₽',
    'Until Wed, 16 December 2026, 14:00 you get back 300.00 ₽',
    'Later nothing is refunded.',
  ])
})

test.each([
  ['2026-12-09T14:00:00+05:00', 3],
  ['2026-12-09T14:00:01+05:00', 2],
  ['2026-12-16T14:00:00+05:00', 2],
  ['2026-12-16T14:00:01+05:00', 1],
])('at %s there are %i lines: a limit applies until its last second', async (now, count) => {
  expect(await linesOf({ now })).toHaveLength(count)
})

test('the promised refund until a limit is the same as the real refund', async () => {
  expect(await linesOf({ price: { value: '333.33', currency: 'RUB' } })).toEqual([
    'Until Wed, 9 December 2026, 14:00 you get back 333.33 ₽',
    'Until Wed, 16 December 2026, 14:00 you get back 100.00 ₽',
    'Later nothing is refunded.',
  ])
})

describe.each(languages)('in %s', (language) => {
  const say = words(language)
  const text = (id: 'refund.noMore' | 'refund.none' | 'refund.free' | 'refund.beforeVisit') =>
    say(id).replaceAll(/[\s\u2060]+/g, ' ')

  test('after the last limit nothing is refunded', async () => {
    expect(await linesOf({ now: '2026-12-18T00:00:00+05:00' }, language)).toEqual([text('refund.noMore')])
  })

  test('a ticket without terms cannot be returned', async () => {
    expect(await linesOf({ terms: [] }, language)).toEqual([text('refund.none')])
  })

  test('a free ticket has no refund, for any terms', async () => {
    expect(await linesOf({ price: { ...price, value: '0.00' } }, language)).toEqual([text('refund.free')])
  })

  test('a ticket for any day has the refund until the visit', async () => {
    const [line, ...others] = await linesOf({ startsAt: undefined }, language)

    expect(others).toEqual([])
    expect(line).toContain(text('refund.beforeVisit'))
    expect(line).toMatch(/1 000[.,]00 ₽/)
  })
})
