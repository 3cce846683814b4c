import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ResponseBody, Calls } from '@tropa/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountResponses } from '../../app/testing/account-responses.ts'
import { renderVisit, setOnline } from '../../app/testing/rendered-visit.tsx'
import { words } from '../../messages/intl.tsx'
import { PortalError } from '../../portal/error.ts'
import { languages, type Language } from '../../region/languages.ts'
import { OrdersPart } from './OrdersPart.tsx'

type Orders = ResponseBody<Calls['orders']>

beforeEach(() => setOnline(true))
afterEach(async () => {
  cleanup()
  await setOnline(true)
  vi.restoreAllMocks()
})

const numbered = (number: string): Orders => ({
  ...accountResponses.orders,
  order_list: accountResponses.orders.order_list.map((order) => ({ ...order, number })),
})

/** The orders of a visitor, from a provider that gives these answers in turn. */
async function orders(responses: readonly (Orders | Error | Promise<Orders>)[], language: Language = 'en', page = 1) {
  const offsets: string[] = []
  const rest = [...responses]
  const send = async ({ query }: { query: URLSearchParams }) => {
    offsets.push(query.get('offset') ?? '0')
    const response = await rest.shift()
    if (response === undefined || response instanceof Error) throw response ?? new TypeError('No answer is left')
    return response
  }
  await renderVisit(
    <OrdersPart page={page}>
      {({ order_list }, loadAgain) => (
        <button onClick={loadAgain}>{order_list.map(({ number }) => number).join()}</button>
      )}
    </OrdersPart>,
    { send, language },
  )
  return { offsets }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe.each(languages)('orders in %s', (language) => {
  const say = words(language)

  test('say that they are loading, and then are shown', async () => {
    const response = Promise.withResolvers<Orders>()
    await orders([response.promise], language)
    expect(await screen.findByRole('status', { name: say('profile.loading') })).toBeDefined()

    response.resolve(numbered('2026-1'))

    expect(await screen.findByRole('button', { name: '2026-1' })).toBeDefined()
  })

  test('that could not be loaded say so in one sentence, and a button loads them again', async () => {
    await orders([new TypeError('Failed to fetch'), numbered('2026-1')], language)
    expect((await screen.findByRole('alert')).textContent).toContain(say('orders.failed'))

    await press(say('failed.retry'))

    expect(await screen.findByRole('button', { name: '2026-1' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('wait offline, and load when the network returns', async () => {
    await setOnline(false)
    await orders([numbered('2026-1')], language)
    expect((await screen.findByRole('status')).textContent).toContain(say('profile.offlineText'))

    await setOnline(true)

    expect(await screen.findByRole('button', { name: '2026-1' })).toBeDefined()
  })
})

test('orders that failed to load are loaded automatically when the network returns', async () => {
  await orders([new TypeError('Failed to fetch'), numbered('2026-1')])
  await screen.findByRole('alert')

  await setOnline(false)
  await setOnline(true)

  expect(await screen.findByRole('button', { name: '2026-1' })).toBeDefined()
})

test('each reason from the provider is a separate alert', async () => {
  await orders([new PortalError(422, '', { offset: ['Too far'], limit: ['Too many', 'Too slow'] })])

  const alerts = await screen.findAllByRole('alert')
  expect(alerts.map(({ textContent }) => textContent)).toEqual(['Too far', 'Too many', 'Too slow'])
})

test('a list stays if a reload fails, and is replaced by a newer one', async () => {
  const { offsets } = await orders([numbered('2026-1'), new PortalError(503), numbered('2026-2')])

  await screen.findByRole('button', { name: '2026-1' })
  for (const calls of [2, 3])
    await waitFor(async () => {
      // The list ignores presses just after it has loaded.
      await press('2026-1')
      expect(offsets).toHaveLength(calls)
    })

  expect(await screen.findByRole('button', { name: '2026-2' })).toBeDefined()
})

test('the third page begins after the orders of two pages', async () => {
  const { offsets } = await orders([numbered('2026-1')], 'en', 3)
  await screen.findByRole('button', { name: '2026-1' })
  expect(offsets).toEqual(['48'])
})
