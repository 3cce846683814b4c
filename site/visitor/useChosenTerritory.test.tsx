import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { noPreferences } from './preferences.ts'
import { useChosenTerritory } from './useChosenTerritory.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function View() {
  const { territoryId, choose } = useChosenTerritory()
  return <button onClick={() => choose(7)}>{`Territory ${territoryId}`}</button>
}
const address = '/locations?page=2&q=museum'
/** The second page of a list in territory 3, where the visitor chooses territory 7. */
async function chooseAnother(respond: () => Response) {
  vi.stubGlobal('fetch', async () => respond())
  const { router } = await renderVisit(<View />, { address, preferences: { territoryId: 3 } })
  await userEvent.click(screen.getByRole('button', { name: 'Territory 3' }))
  return () => router.latestLocation.href
}

test('a chosen territory is stored, and its list starts at the first page', async () => {
  const addressNow = await chooseAnother(() => Response.json({ ...noPreferences('en'), territoryId: 7 }))

  await waitFor(() => expect(addressNow()).toBe('/locations?q=museum'))
  expect(await screen.findByRole('button', { name: 'Territory 7' })).toBeTruthy()
})

test('a choice that cannot be stored leaves the list as it was', async () => {
  const addressNow = await chooseAnother(() => new Response(null, { status: 503 }))

  await screen.findByText(/could not|server error/i)
  expect(addressNow()).toBe(address)
  expect(screen.getByRole('button', { name: 'Territory 3' })).toBeTruthy()
})
