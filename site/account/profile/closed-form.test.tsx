import { useRouterState } from '@tanstack/react-router'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderVisit, respondToPosts } from '../../app/testing/rendered-visit.tsx'
import { FamilyTab } from './FamilyTab.tsx'
import { profileAddress, type ProfileParams, readProfileParams } from './profile-params.ts'

// Compiled before the wait of a test begins.
beforeAll(() => import('../../forms/check-form.ts'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Family() {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  return <FamilyTab participant={readProfileParams(Object.fromEntries(new URLSearchParams(search))).participant} />
}
const aFamily = (participant: ProfileParams['participant']) =>
  renderVisit(<Family />, {
    auth: { expires: 4_000_000_000 },
    address: profileAddress({ tab: 'family', participant }),
  })
const change = () => screen.findByRole('link', { name: 'Edit: Соколов Пётр Ильич' })

test('after a participant is saved focus is on the link to their form', async () => {
  respondToPosts({ kind: 'done', next: null })
  await aFamily(12)

  await userEvent.click(await screen.findByRole('button', { name: /^Save/ }))

  const link = await change()
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test.each<[string, ProfileParams['participant'], () => Promise<HTMLElement>]>([
  ['of a participant is cancelled focus is on the link to it', 12, change],
  [
    'of a new participant is cancelled focus is on the list',
    'new',
    () => screen.findByRole('region', { name: 'Who travels with you' }),
  ],
])('after the form %s', async (_, participant, find) => {
  const { router } = await aFamily(participant)
  const cancel = await screen.findByRole('link', { name: 'Cancel' })
  act(() => cancel.focus())

  await act(() => router.navigate({ href: profileAddress({ tab: 'family' }) }))

  const expected = await find()
  await waitFor(() => expect(document.activeElement).toBe(expected))
})

test('a list that no form was opened from does not take focus', async () => {
  await aFamily(null)
  await change()
  expect(document.activeElement).toBe(document.body)
})
