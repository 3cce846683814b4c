// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { PortalError } from '../portal/error.ts'
import { createPortal } from '../portal/portal.ts'
import { keepEnd, sharedTrackQuery } from './load-shared-track.ts'

test('if a call finds that the link has ended, the page says so and keeps the shown track', () => {
  const queryClient = new QueryClient()
  const portal = createPortal(async () => ({}))
  const { queryKey } = sharedTrackQuery(portal, 'a')
  const seen = { track: { locations: [1] } }
  queryClient.setQueryData<unknown>(queryKey, seen)
  const missing = new PortalError(404)

  keepEnd(queryClient, 'a', missing)

  expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: seen, status: 'error', error: missing })
})

/** A page with a shared track whose link ends while it is open. @returns the state of its query, and calls */
async function anOpenPage(can_add: boolean) {
  vi.useFakeTimers()
  const seen = { track: { locations: [1], can_add } }
  const send = vi.fn<() => Promise<unknown>>().mockRejectedValue(new PortalError(404)).mockResolvedValueOnce(seen)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = sharedTrackQuery(createPortal(send), 'a')
  const leave = new QueryObserver(queryClient, query).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(120_000)
  leave()
  vi.useRealTimers()
  return { state: queryClient.getQueryState(query.queryKey), seen, calls: send.mock.calls.length }
}

test('a page that only shows a track checks whether its link has ended, and then stops checking', async () => {
  const { state, seen, calls } = await anOpenPage(false)

  expect(state).toMatchObject({ data: seen, error: { status: 404 } })
  expect(calls).toBe(2)
})

test('if others may change the track, the call for changes reports the end, and the track is not requested again', async () => {
  expect((await anOpenPage(true)).calls).toBe(1)
})
