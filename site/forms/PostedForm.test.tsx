import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LanguageProvider } from '@tropa/library/messages/language.tsx'
import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import '../messages/all-catalogues.ts'
import { WordsProvider } from '../messages/intl.tsx'
import { NoticeList, NoticesProvider } from '../visitor/Notices.tsx'
import { SessionProvider } from '../visitor/SessionProvider.tsx'
import { aSession } from '../visitor/testing/test-session.ts'
import { PostedForm, type PostedFormProps } from './PostedForm.tsx'
import type { FormResponse, SubmittedForm } from './submitted-form.ts'
import { trialForm } from './testing/trial-form.ts'

const bounds = { min: 1, max: 100 }
const form = trialForm(
  [
    { kind: 'text', name: 'email', label: 'track.title', type: 'email', autoComplete: 'email', bounds },
    { kind: 'password', name: 'password', label: 'search.title', autoComplete: 'current-password', bounds },
    { kind: 'date', name: 'birth_date', label: 'season.title', isOptional: true },
    { kind: 'consent', name: 'agreement', label: 'kept.title' },
  ],
  {
    path: '/my_tracks',
    schema: async () =>
      v.object({ email: v.pipe(v.string(), v.email('email')), password: v.string(), agreement: v.literal(true) }),
    submit: 'kept.keep',
    notices: { done: 'kept.none', failed: 'kept.failed' },
  },
)
const session = aSession({ language: 'en' })

// Compiled before the clock of a test runs.
beforeAll(() => import('./check-form.ts'))
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/**
 * A page with the form.
 * @param answers of the portal, in turn
 */
async function aPage(
  responses: readonly (FormResponse | 'offline')[] = [],
  submitted: SubmittedForm | null = null,
  handlers: Partial<PostedFormProps> = {},
) {
  const posts: { address: string; fields: Record<string, string> }[] = []
  const keys: string[] = []
  const rest = [...responses]
  vi.stubGlobal(
    'fetch',
    async (address: string, { body, headers }: { body: URLSearchParams; headers: Record<string, string> }) => {
      keys.push(headers['idempotency-key'] ?? '')
      posts.push({ address, fields: Object.fromEntries(body) })
      const response = rest.shift()
      if (response === undefined || response === 'offline') throw new TypeError('offline')
      return Response.json(response, { status: response.kind === 'done' ? 200 : response.status })
    },
  )
  const root = createRootRouteWithContext<{ session: typeof session; submitted: SubmittedForm | null }>()({
    component: () => (
      <NoticesProvider>
        <SessionProvider>
          <LanguageProvider language="en">
            <WordsProvider language="en">
              <PostedForm form={form} label="Trial" {...handlers} />
              <NoticeList />
            </WordsProvider>
          </LanguageProvider>
        </SessionProvider>
      </NoticesProvider>
    ),
  })
  const history = createMemoryHistory({ initialEntries: ['/?tab=2'] })
  const router = createRouter({ routeTree: root, context: { session, submitted }, history })
  await router.load()
  // The portal's router has other routes.
  render(<RouterProvider router={router} />)
  const at = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Save the track' }))
  return {
    posts,
    keys,
    email: () => at(/^My track/),
    password: () => at(/^Search/),
    box: () => screen.getByRole<HTMLInputElement>('checkbox'),
    date: () => at(/^Travel date/),
    send,
  }
}

async function fill({ email, password, box }: Awaited<ReturnType<typeof aPage>>) {
  await userEvent.type(email(), 'anna@example.com')
  await userEvent.type(password(), 'warm house')
  await userEvent.click(box())
}

test('values that break the contract have errors beside the fields and in a summary that takes focus; nothing is sent', async () => {
  const page = await aPage()
  await userEvent.type(page.email(), 'anna')

  await page.send()

  const summary = await screen.findByRole('region', { name: /Check 3\sfields/ })
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('does not look like a valid email'),
    expect.stringContaining('Required field'),
    expect.stringContaining('Required field'),
  ])
  expect(page.email().getAttribute('aria-invalid')).toBe('true')
  expect(page.posts).toEqual([])
})

test('the form is posted to its page, and a notice confirms that it was accepted', async () => {
  const page = await aPage([{ kind: 'done', next: null }])
  await fill(page)
  await userEvent.type(page.date(), '07031990')

  await page.send()

  expect(await screen.findByText('There are no saved ready-made tracks left.')).toBeTruthy()
  const fields = {
    email: 'anna@example.com',
    password: 'warm house',
    birth_date: '07.03.1990',
    agreement: 'true',
    form: 'trial',
  }
  expect(page.posts).toEqual([{ address: '/?tab=2', fields }])
  expect(sessionStorage.getItem('draft:trial')).toBeNull()
})

test('errors of the server are beside their fields, and typed values stay', async () => {
  const page = await aPage([{ kind: 'refused', status: 422, message: 'No', errors: { email: ['Taken'] } }])
  await fill(page)

  await page.send()

  expect(await screen.findByRole('region', { name: /Check 1\sfield/ })).toBeTruthy()
  expect(page.email().getAttribute('aria-describedby')).toBeTruthy()
  expect([page.email().value, page.password().value]).toEqual(['anna@example.com', 'warm house'])
})

test.each([
  ['offline', 'The portal cannot be reached'],
  [{ kind: 'refused', status: 503, message: '', errors: {} }, 'The portal could not take the form'],
  [{ kind: 'refused', status: 429, message: 'Too often.', errors: {}, wait: 90 }, 'Too many attempts. Wait 2 minutes'],
] as const)('a failed request (%o) keeps typed values and says what to do', async (response, message) => {
  const page = await aPage([response])
  await fill(page)

  await page.send()

  expect(await screen.findByRole('region', { name: 'The form was not sent' })).toBeTruthy()
  expect(screen.getByText(new RegExp(message))).toBeTruthy()
  expect([page.email().value, page.password().value]).toEqual(['anna@example.com', 'warm house'])
})

test.each<{ message: string; errors: Readonly<Record<string, readonly string[]>> }>([
  { message: 'The link is too old', errors: {} },
  // An error of a hidden field.
  { message: 'Check the fields', errors: { token: ['The link is too old'] } },
])('for a form that the provider refuses as a whole only the reason is shown: %o', async (refusal) => {
  const page = await aPage([{ kind: 'refused', status: 422, ...refusal }])
  await fill(page)

  await page.send()

  expect(await screen.findByRole('region', { name: 'It did not work' })).toBeTruthy()
  expect(screen.getByText('The link is too old')).toBeTruthy()
})

test('repeated submits with the same values have the same key, and a changed form has another one', async () => {
  const page = await aPage(['offline', { kind: 'done', next: null }, { kind: 'done', next: null }])
  await fill(page)

  await page.send()
  await screen.findByRole('region', { name: 'The form was not sent' })
  await page.send()
  await waitFor(() => expect(page.keys).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The form was not sent' })).toBeNull())
  await page.send()
  await waitFor(() => expect(page.keys).toHaveLength(3))

  const [first, second, third] = page.keys
  expect(first).toMatch(/^[\da-f]{32}$/)
  expect(second).toBe(first)
  // After acceptance the same fields are a new operation.
  expect(third).not.toBe(first)
})

const fails = () => {
  throw new Error('broken')
}

test.each([
  ['a rejected action before it', () => ({ onBeforeSend: async () => fails() })],
  ['unreadable data of the browser', () => ({ heldValues: fails })],
  [
    'a browser without random numbers',
    () => {
      vi.stubGlobal('crypto', {})
      return {}
    },
  ],
])('a form that cannot be sent because of %s says so, and can be sent again', async (_, arrange) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = await aPage([], null, arrange())
  await fill(page)

  await page.send()

  expect(await screen.findByRole('region', { name: 'The form was not sent' })).toBeTruthy()
  expect(screen.getByText(/The portal could not take the form/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save the track' }).getAttribute('aria-busy')).toBeNull()
  expect(page.posts).toEqual([])
})

test('an accepted form leaves its page even if an action before that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { ...location, assign })
  const page = await aPage([{ kind: 'done', next: '/share' }], null, { onLeave: async () => fails() })
  await fill(page)

  await page.send()

  await waitFor(() => expect(assign).toHaveBeenCalledWith('/share'))
})

test('a password can be pasted, as password managers do', async () => {
  const page = await aPage([{ kind: 'done', next: null }])
  await userEvent.click(page.password())
  await userEvent.paste('pasted from a manager')

  expect(page.password().value).toBe('pasted from a manager')
})

test('a second press while the form is being sent sends nothing', async () => {
  const page = await aPage([
    { kind: 'done', next: null },
    { kind: 'done', next: null },
  ])
  await fill(page)

  const element = screen.getByRole('form', { name: 'Trial' })
  fireEvent.submit(element)
  fireEvent.submit(element)
  await screen.findByText('There are no saved ready-made tracks left.')

  expect(page.posts).toHaveLength(1)
})

test('after a reload typed values are restored, except for the password and the consent', async () => {
  const before = await aPage()
  await fill(before)
  await userEvent.type(before.date(), '31.13')
  cleanup()

  const after = await aPage()

  await waitFor(() => expect(after.email().value).toBe('anna@example.com'))
  expect([after.password().value, after.box().checked, after.date().value]).toEqual(['', false, '31.13'])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('warm house')
})

test('a form that was posted without scripts is shown with its values and errors, and not with an older draft', async () => {
  sessionStorage.setItem('draft:trial', JSON.stringify({ owner: null, values: { email: 'older@example.com' } }))
  const outcome = { kind: 'refused', status: 422, message: '', errors: { email: ['Taken'] } } as const
  const page = await aPage([], { form: 'trial', values: { email: 'boris@example.com' }, outcome })

  await waitFor(() => expect(screen.getByRole('region', { name: /Check 1\sfield/ })).toBe(document.activeElement))
  expect(page.email().value).toBe('boris@example.com')
})

test('a form that was accepted before a redirect is confirmed', async () => {
  await act(() => aPage([], { form: 'trial', values: {}, outcome: { kind: 'done' } }))

  expect(await screen.findByText('There are no saved ready-made tracks left.')).toBeTruthy()
})
