import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { respondToPosts, renderVisit, setOnline } from '../app/testing/rendered-visit.tsx'
import { words } from '../messages/intl.tsx'
import { languages, type Language } from '../region/languages.ts'
import { holdUnsent, type SendUnsent } from '../visitor/unsent-changes.ts'
import { LogoutPage } from './LogoutPage.tsx'

const holding: (() => void)[] = []
// Compiled before the wait of a test begins.
beforeAll(() => import('../forms/check-form.ts'))
beforeEach(() => setOnline(true))
afterEach(async () => {
  cleanup()
  holding.splice(0).forEach((end) => end())
  await setOnline(true)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Around = { language?: Language; from?: string; unsent?: SendUnsent }

/** The page to sign out, of a portal whose server accepts every post. @param from the page whose link was followed */
async function aPage({ language = 'en', from = '', unsent }: Around = {}) {
  const done = { kind: 'done', next: null } as const
  const posts = respondToPosts(done, done, done)
  if (unsent) holding.push(holdUnsent(unsent))
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from)
  await renderVisit(<LogoutPage />, { language, auth: { expires: 4_000_000_000 }, address: '/logout' })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { posts, press }
}
const own = () => `${location.origin}/tours`
const isSent = (posts: readonly { fields: object }[]) =>
  waitFor(() => expect(posts.map(({ fields }) => fields)).toEqual([{ form: 'logout' }]))

test('a link of the portal signs out at once', async () => {
  const { posts } = await aPage({ from: own() })
  await isSent(posts)
})

test.each(['', 'https://evil.example/', 'no address'])(
  'a page that was opened from %o waits for a press of the button',
  async (from) => {
    const { posts, press } = await aPage({ from })
    expect(posts).toEqual([])

    await press('Log out')

    await isSent(posts)
  },
)

describe.each(languages)('in %s', (language) => {
  const say = words(language)

  test('the page waits for slow changes and names them, and the visitor may sign out without them', async () => {
    const { posts, press } = await aPage({ language, from: own(), unsent: () => new Promise(() => {}) })

    expect((await screen.findByRole('status')).textContent).toContain(say('logout.sendingText'))
    expect(posts).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: say('logout.anyway') }))

    await isSent(posts)
    expect(press).toBeDefined()
  })

  test('changes that cannot be sent are named before the session ends', async () => {
    const { posts, press } = await aPage({ language, from: own(), unsent: async () => false })

    expect((await screen.findByRole('alert')).textContent).toContain(say('logout.unsentText'))
    expect(posts).toEqual([])
    await press(say('logout.anyway'))

    await isSent(posts)
  })

  test('offline the page says so, and signs out when the network returns', async () => {
    await setOnline(false)
    const { posts } = await aPage({ language, from: own() })
    expect((await screen.findByRole('alert')).textContent).toContain(say('logout.offlineText'))
    expect(posts).toEqual([])

    await setOnline(true)

    await isSent(posts)
  })
})

test('if all changes were sent, the session ends without a message', async () => {
  const sent: string[] = []
  const { posts } = await aPage({
    from: own(),
    unsent: async () => {
      sent.push('change')
      return true
    },
  })

  await isSent(posts)
  expect(sent).toEqual(['change'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('if sending fails, the changes count as unsent', async () => {
  const { posts } = await aPage({ from: own(), unsent: () => Promise.reject(new Error('broken')) })
  expect((await screen.findByRole('alert')).textContent).toContain('not')
  expect(posts).toEqual([])
})

test('if the network fails while changes are being sent, the page says that', async () => {
  const sending = Promise.withResolvers<boolean>()
  await aPage({ from: own(), unsent: () => sending.promise })
  await setOnline(false)
  sending.resolve(false)

  expect((await screen.findByRole('alert')).textContent).toContain(words('en')('logout.offlineText'))
})
