import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { noPreferences } from './preferences.ts'
import { useSessionContext } from './SessionProvider.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** The channel by which the tabs of a browser learn of each other's sessions. */
class Channel {
  static open: Channel | undefined
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    Channel.open = this
  }
  postMessage() {}
  close() {}
}

const anna = { expires: 4_000_000_000, owner: 'anna' }

function View() {
  const { session, change } = useSessionContext()
  return (
    <button onClick={() => void change({ territory_id: '7' })}>
      {`${session.auth?.owner ?? 'guest'} ${session.preferences.territoryId ?? 'everywhere'}`}
    </button>
  )
}

test('a sign-in in another tab while preferences are being stored is kept', async () => {
  vi.stubGlobal('BroadcastChannel', Channel)
  const response = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => response.promise)
  const { router } = await renderVisit(<View />)
  await waitFor(() => expect(Channel.open?.onmessage).toBeTruthy())

  await userEvent.click(screen.getByRole('button', { name: 'guest everywhere' }))
  act(() => Channel.open?.onmessage?.({ data: { type: 'SIGNED_IN_ELSEWHERE', ...anna } }))
  await screen.findByRole('button', { name: 'anna everywhere' })
  response.resolve(Response.json({ ...noPreferences('en'), territoryId: 7 }))

  expect(await screen.findByRole('button', { name: / 7$/ })).toHaveProperty('textContent', 'anna 7')
  expect(router.options.context.session).toMatchObject({ auth: anna, preferences: { territoryId: 7 } })
})
