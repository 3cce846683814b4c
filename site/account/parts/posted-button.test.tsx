import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { respondToPosts, renderVisit, type Visit } from '../../app/testing/rendered-visit.tsx'
import type { FormResponse } from '../../forms/submitted-form.ts'
import { endSessionForm } from '../security/security-forms.ts'
import { PostedButton, type PostedButtonProps } from './PostedButton.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const done: FormResponse = { kind: 'done', next: null }

async function aButton(props: Partial<PostedButtonProps> = {}, visit: Visit = {}) {
  const calls: string[] = []
  await renderVisit(
    <PostedButton form={endSessionForm} values={{ id: '7' }} onDone={() => calls.push('done')} {...props}>
      End
    </PostedButton>,
    visit,
  )
  return { calls, press: () => userEvent.click(screen.getByRole('button', { name: 'End' })) }
}

test('a press posts the values and the name of the form to the page, and notifies the page of success', async () => {
  const posts = respondToPosts(done)
  const { calls, press } = await aButton({}, { address: '/security?erase=1' })

  await press()

  await waitFor(() => expect(calls).toEqual(['done']))
  expect(posts.map(({ address, fields }) => [address, fields])).toEqual([
    ['/security?erase=1', { id: '7', form: 'end-session' }],
  ])
})

test('a button of another page posts to that page', async () => {
  const posts = respondToPosts(done)
  const { calls, press } = await aButton({ address: '/my_tracks' }, { address: '/profile' })

  await press()

  await waitFor(() => expect(calls).toEqual(['done']))
  expect(posts.map(({ address }) => address)).toEqual(['/my_tracks'])
})

test('a second press is not sent while the first one is pending', async () => {
  const response = Promise.withResolvers<FormResponse>()
  const posts = respondToPosts(response.promise, done)
  const { calls, press } = await aButton()

  await press()
  await press()
  response.resolve(done)

  await waitFor(() => expect(calls).toEqual(['done']))
  expect(posts).toHaveLength(1)
})

test('the post waits for an action that must come before it', async () => {
  const before = Promise.withResolvers<void>()
  const posts = respondToPosts(done)
  const { calls, press } = await aButton({ onBeforeSend: () => before.promise })

  await press()
  expect(posts).toEqual([])
  before.resolve()

  await waitFor(() => expect(calls).toEqual(['done']))
  expect(posts).toHaveLength(1)
})

test('if an action before the post fails, nothing is sent, and the press can be repeated', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const posts = respondToPosts(done)
  const onBeforeSend = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('broken')).mockResolvedValue()
  const { calls, press } = await aButton({ onBeforeSend })

  await press()
  await screen.findByText(/could not/i)
  expect(posts).toEqual([])
  await press()

  await waitFor(() => expect(calls).toEqual(['done']))
})

const refused = (status: number, message = '', errors = {}): FormResponse => ({
  kind: 'refused',
  status,
  message,
  errors,
})

test.each<[string, readonly FormResponse[], RegExp]>([
  ['the reason that the provider names', [refused(409, 'The session has ended already')], /has ended already/],
  ['the error of a field that nobody sees', [refused(422, '', { id: ['No such session'] })], /No such session/],
  ['that the portal failed', [refused(502)], /could not/i],
  ['that the portal is out of reach', [], /not reach|no connection|network/i],
])('a refused press says %s, and can be repeated', async (_, responses, text) => {
  const posts = respondToPosts(...responses)
  const { calls, press } = await aButton()

  await press()
  await screen.findByText(text)
  expect(calls).toEqual([])
  await press()

  await waitFor(() => expect(posts).toHaveLength(2))
})

test('the name of a button in a list has its item', async () => {
  await renderVisit(
    <PostedButton form={endSessionForm} label="End Firefox" onDone={() => {}}>
      End
    </PostedButton>,
  )

  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('End Firefox')
  expect(screen.getByRole('form').getAttribute('aria-label')).toBe('End Firefox')
})
