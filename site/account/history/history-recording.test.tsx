import type { Outgoing } from '@tropa/contract'
import { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { NoticesProvider } from '../../visitor/Notices.tsx'
import type { Session, SignedIn } from '../../visitor/session.ts'
import { SessionProvider } from '../../visitor/SessionProvider.tsx'
import { aSession } from '../../visitor/testing/test-session.ts'
import { createPortal, type Portal } from '../../portal/portal.ts'
import { useHistoryRecording } from './useHistoryRecording.ts'

afterEach(cleanup)
// Compiled before the timeout of a test begins.
beforeAll(() => import('./record-seen.ts'))

let sessions = 4_000_000_000

type Context = { portal: Portal; queryClient: QueryClient; session: Session }
function Page() {
  useHistoryRecording()
  return <Outlet />
}
const Layout = () => (
  <NoticesProvider>
    <SessionProvider>
      <Page />
    </SessionProvider>
  </NoticesProvider>
)

/** A visitor who opens pages one after another. */
async function aVisit(addresses: readonly string[], isSignedIn = true) {
  sessions += 1
  const auth: SignedIn | null = isSignedIn ? { expires: sessions } : null
  const sent: Outgoing[] = []
  const portal = createPortal(async (outgoing: Outgoing) => {
    sent.push(outgoing)
    return outgoing.method === 'get' ? { settings: { reading: {}, keeps_history: true } } : undefined
  })
  const root = createRootRouteWithContext<Context>()({ component: Layout })
  const object = createRoute({
    getParentRoute: () => root,
    path: '/locations/$id',
    loader: ({ params }) => ({ object: { object_type: 'location', id: Number(params.id) } }),
  })
  const list = createRoute({ getParentRoute: () => root, path: '/locations', loader: () => ({ total: 1 }) })
  const plain = createRoute({ getParentRoute: () => root, path: '/about', loader: () => null })
  const router = createRouter({
    routeTree: root.addChildren([object, list, plain]),
    context: {
      portal,
      queryClient: new QueryClient(),
      session: aSession({ language: 'en', auth }),
    },
    history: createMemoryHistory({ initialEntries: [addresses[0] ?? '/'] }),
  })
  await router.load()
  render(<RouterProvider router={router} />)
  for (const href of addresses.slice(1)) await router.navigate({ href })
  return () => sent.filter(({ method }) => method !== 'get').map(({ body }) => body)
}

test('each object that a signed-in visitor opens is recorded once, in order; lists and texts are not', async () => {
  const recorded = await aVisit(['/locations/1', '/locations', '/about', '/locations/2', '/locations/1'])

  await waitFor(() =>
    expect(recorded()).toEqual([
      { object_type: 'location', object_id: 1 },
      { object_type: 'location', object_id: 2 },
    ]),
  )
})

test('a guest’s history is not recorded', async () => {
  const ofGuest = await aVisit(['/locations/1', '/locations/2'], false)
  cleanup()
  const ofUser = await aVisit(['/locations/1'])

  await waitFor(() => expect(ofUser()).toHaveLength(1))
  expect(ofGuest()).toEqual([])
})
