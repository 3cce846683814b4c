import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { calls, type Outgoing } from '@tropa/contract'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { accountResponses } from '../../app/testing/account-responses.ts'
import { respondToPosts, renderVisit } from '../../app/testing/rendered-visit.tsx'
import { sendFrom } from '../../app/testing/test-provider-responses.ts'
import { words } from '../../messages/intl.tsx'
import { PortalError } from '../../portal/error.ts'
import { FamilyTab } from './FamilyTab.tsx'
import { HistoryTab } from './HistoryTab.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const auth = { expires: 4_000_000_000 }
const done = { kind: 'done', next: null } as const
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** A provider that answers reads; writes are recorded or refused. */
function aProvider(own: Parameters<typeof sendFrom>[0], refusesWrites = false) {
  const writes: Outgoing[] = []
  const reads = sendFrom(own)
  const send = async (outgoing: Outgoing) => {
    if (outgoing.method === 'get') return reads.send(outgoing)
    writes.push(outgoing)
    if (refusesWrites) throw new PortalError(503)
    if (outgoing.path !== calls.addParticipant.path) return undefined
    return { participant: Object.assign({ id: 13 }, outgoing.body) }
  }
  return { send, writes, reads: () => reads.sent.length }
}

describe('a participant who was deleted', () => {
  const [{ id, ...participant } = { id: 0 }] = accountResponses.family.participant_list

  async function aFamily(refusesWrites = false) {
    const posts = respondToPosts(done)
    const provider = aProvider({}, refusesWrites)
    await renderVisit(<FamilyTab participant={null} />, { auth, address: '/profile?tab=family', send: provider.send })
    await press('Delete: Соколов Пётр Ильич')
    await screen.findByText('Deleted: Соколов Пётр Ильич')
    return { ...provider, posts }
  }

  test('is named in a notice that adds them again with all their data', async () => {
    const { posts, writes } = await aFamily()
    expect(posts.map(({ fields }) => fields)).toEqual([{ form: 'remove-participant', id: String(id) }])

    await press(/undo/i)

    await waitFor(() =>
      expect(writes.map(({ path, body }) => [path, body])).toEqual([[calls.addParticipant.path, participant]]),
    )
  })

  test('shows an error if they cannot be added again', async () => {
    await aFamily(true)
    await press(/undo/i)
    expect(await screen.findByText('Server error when updating data')).toBeDefined()
  })

  test('is not in the list after it is loaded again', async () => {
    const { reads } = await aFamily()
    await waitFor(() => expect(reads()).toBe(2))
  })
})

describe('history that was cleared', () => {
  const [seen] = accountResponses.history.history_list
  if (!seen) throw new Error('The history of the test has an object')
  const many = Array.from({ length: 11 }, (_, at) => ({
    ...seen,
    card: { ...seen.card, id: 2000 + at, link: `/locations/${2000 + at}` },
  }))

  async function aHistory(history: unknown, refusesWrites = false) {
    const posts = respondToPosts(done)
    const provider = aProvider({ history }, refusesWrites)
    await renderVisit(<HistoryTab page={1} />, { auth, address: '/profile?tab=history', send: provider.send })
    await press('Clear history')
    await screen.findByText('History cleared')
    return { ...provider, posts }
  }

  test('is restored completely, each object with the time when it was opened', async () => {
    const { posts, writes } = await aHistory({ history_list: many, total: 11 })
    expect(posts.map(({ fields }) => fields)).toEqual([{ form: 'history-clear' }])

    await press(/undo/i)

    await waitFor(() => expect(writes).toHaveLength(11))
    expect(writes.map(({ body }) => body)).toEqual(
      many.map(({ card, seen_at }) => ({ object_type: 'location', object_id: card.id, seen_at })),
    )
  })

  test('leaves focus on the title of the empty history', async () => {
    respondToPosts(done)
    const [full, empty] = [
      { history_list: many.slice(0, 1), total: 1 },
      { history_list: [], total: 0 },
    ]
    const cleared = { is: false }
    const send = async (outgoing: Outgoing) => {
      if (outgoing.path !== calls.history.path) return sendFrom().send(outgoing)
      return cleared.is ? empty : full
    }
    await renderVisit(<HistoryTab page={1} />, { auth, address: '/profile?tab=history', send })
    const button = await screen.findByRole('button', { name: 'Clear history' })
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1))

    cleared.is = true
    await userEvent.click(button)

    const title = await screen.findByRole('heading', { name: words('en')('history.none') })
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  test('shows an error if it cannot be restored', async () => {
    await aHistory({ history_list: many, total: 11 }, true)
    await press(/undo/i)
    expect(await screen.findByText('Server error when updating data')).toBeDefined()
  })
})
