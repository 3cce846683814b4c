import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { accountResponses } from '../../app/testing/account-responses.ts'
import { respondToPosts, renderVisit } from '../../app/testing/rendered-visit.tsx'
import { OpenSessions } from './OpenSessions.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [current, other] = accountResponses.sessions.session_list
if (!current || !other) throw new Error('The account of the test has two sessions')
const third = { ...other, id: '7d3f7c1e-0000-4000-8000-000000000003', device: 'Safari, iPhone' }

test('a notice names an ended session, it is removed from the list, and focus moves to the next button', async () => {
  const posts = respondToPosts({ kind: 'done', next: null })
  const lists = [
    [current, { ...other, device: 'Chrome, Android' }, third],
    [current, third],
  ]
  const send = async () => ({ session_list: lists.shift() ?? [current] })
  await renderVisit(<OpenSessions />, { send, address: '/security' })

  await userEvent.click(await screen.findByRole('button', { name: /Chrome, Android/ }))

  await screen.findByText(/Chrome, Android/, { selector: '[role="alertdialog"] *, [role="region"] *' })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Chrome, Android' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Safari, iPhone/ })))
  expect(posts.map(({ fields }) => fields)).toEqual([{ form: 'end-session', id: other.id }])
})
