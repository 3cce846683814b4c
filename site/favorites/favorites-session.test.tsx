import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { favoritesKey, favoritesOverSession, readStoredFavorites, unsentFavorites } from '@tropa/machines'
import { afterEach, expect, test, vi } from 'vitest'
import { renderVisit, setOnline } from '../app/testing/rendered-visit.tsx'
import type { SignedIn } from '../visitor/session.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import { FavoritesProvider } from './FavoritesProvider.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

const anna = (expires: number): SignedIn => ({ expires, owner: 'anna' })
const pageOf = (auth: SignedIn) =>
  renderVisit(
    <FavoritesProvider>
      <FavoriteButton object={{ object_type: 'location', id: 1001, the_title: 'Museum' }} />
    </FavoritesProvider>,
    { auth },
  )
const heart = () => screen.findByRole('button', { name: /Museum/ })

test('a heart pressed offline waits for the next session of its account', async () => {
  await pageOf(anna(4_000_000_000))
  await setOnline(false)
  await userEvent.click(await heart())
  const stored = () => localStorage.getItem(favoritesKey)
  await waitFor(() => expect(unsentFavorites(readStoredFavorites(stored()), 'anna')).toHaveLength(1))
  cleanup()
  localStorage.setItem(favoritesKey, favoritesOverSession(stored(), null) ?? '')

  await pageOf(anna(4_100_000_000))

  await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'))
})
