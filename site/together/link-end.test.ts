import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
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
