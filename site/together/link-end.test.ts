// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { PortalError } from '../portal/error.ts'
import { createPortal } from '../portal/portal.ts'
import { keepEnd, sharedTrackQuery } from './load-shared-track.ts'

test('a call that finds the link ended says so to its page, which keeps the track as it was seen', () => {
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

test('a page that only shows a track finds out by itself that its link has ended, and then asks no more', async () => {
  const { state, seen, calls } = await anOpenPage(false)

  expect(state).toMatchObject({ data: seen, error: { status: 404 } })
  expect(calls).toBe(2)
})

test('where others may change the track, the call for changes finds out, and the track is not asked for again', async () => {
  expect((await anOpenPage(true)).calls).toBe(1)
})
