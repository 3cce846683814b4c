import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Outgoing } from '@tropa/contract'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { renderPart } from '../app/testing/rendered-part.tsx'
import { PortalError } from '../portal/error.ts'
import { GlobalSearch } from './GlobalSearch.tsx'

// Compiled before the clock of a test runs.
beforeAll(
  () => Promise.all([import('@tropa/library/SearchCombobox/SearchMenu.tsx'), import('./search-suggestion.ts')]),
  60_000,
)
afterEach(cleanup)

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const suggestion = { title: 'Музей природы', description: 'Музей', link: '/locations/1' }
const type = (value: string) => {
  act(() => field().focus())
  fireEvent.change(field(), { target: { value } })
}

test('typing requests suggestions for the whole text, and they are links', async () => {
  const sent: Outgoing[] = []
  const send = async (outgoing: Outgoing) => (sent.push(outgoing), [suggestion])
  await renderPart(<GlobalSearch month={7} />, { send })

  type('му')
  type('музей')

  const option = await screen.findByRole('option', { name: /Музей природы/ })
  expect(option.getAttribute('href')).toBe('/locations/1')
  expect(sent.map(({ query }) => query?.get('q'))).toEqual(['музей'])
})

test('Enter opens the page of results, with the text in its address', async () => {
  const { router } = await renderPart(<GlobalSearch month={7} />, { send: async () => [suggestion] })

  type('  Музей & парк ')
  await userEvent.keyboard('{Enter}')

  await waitFor(() => expect(router.state.location.pathname).toBe('/q'))
  expect(new URLSearchParams(router.history.location.search).get('q')).toBe('музей & парк')
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

test('a failure says so, and its button repeats the request for the same text', async () => {
  const sent: Outgoing[] = []
  const send = async (outgoing: Outgoing) => {
    if (sent.push(outgoing) === 1) throw new PortalError(503)
    return [suggestion]
  }
  await renderPart(<GlobalSearch month={7} />, { send })

  type('музей')
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))

  expect(await screen.findByRole('option', { name: /Музей природы/ })).toBeTruthy()
  expect([sent.map(({ query }) => query?.get('q')), document.activeElement]).toEqual([['музей', 'музей'], field()])
})
