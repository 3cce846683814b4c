import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withDialogs } from '@tropa/library/Modal/testing.ts'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { words } from '../messages/intl.tsx'
import { announceMade } from './made-link.ts'
import { OwnLink } from './OwnLink.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  withDialogs()
})
afterEach(cleanup)
// Compiled before the wait of a test begins.
beforeAll(() => import('./EndLinkDialog.tsx'))

const say = words('en')
const token = 'a'.repeat(32)
async function theLink() {
  const calls: string[] = []
  const send = async ({ method, path }: { method: string; path: string }) => void calls.push(`${method} ${path}`)
  const { router } = await renderVisit(
    <main id="main" tabIndex={-1}>
      <OwnLink token={token} isOwn />
    </main>,
    { send, address: `/share_track?token=${token}` },
  )
  const field = await screen.findByRole('textbox', { name: say('share.address') })
  return { router, field, ended: () => calls.filter((call) => call.startsWith('delete')) }
}

test('the address of a new link gets focus once', async () => {
  announceMade({ token })
  const made = await theLink()
  await waitFor(() => expect(document.activeElement).toBe(made.field))
  cleanup()

  const again = await theLink()
  expect(document.activeElement).not.toBe(again.field)
})

test('a link is ended only after a confirmation, and focus moves to the next page', async () => {
  const { router, ended } = await theLink()
  await userEvent.click(screen.getByRole('button', { name: say('share.end') }))
  const question = await screen.findByRole('alertdialog', { name: say('share.endTitle') })
  expect(ended()).toEqual([])

  await userEvent.click(within(question).getByRole('button', { name: say('share.end') }))

  await waitFor(() => expect(router.latestLocation.href).toBe('/share_track'))
  expect(ended()).toHaveLength(1)
  await waitFor(() => expect(document.activeElement?.localName).toBe('main'))
})
