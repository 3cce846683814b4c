import { QueryClient } from '@tanstack/react-query'
import type { Outgoing } from '@tropa/contract'
import { expect, test } from 'vitest'
import { PortalError } from '../../portal/error.ts'
import { createPortal } from '../../portal/portal.ts'
import { recordSeen, type SeenObjectRef } from './record-seen.ts'

const place: SeenObjectRef = { object_type: 'location', object_id: 1003 }
const event: SeenObjectRef = { object_type: 'event', object_id: 4010 }

let sessions = 0

/** A page of a signed-in visitor, with the objects that the provider has recorded. */
function aPage({ keepsHistory = true } = {}) {
  sessions += 1
  const first = sessions
  const recorded: unknown[] = []
  const failures: Error[] = []
  const send = async ({ method, path, body }: Outgoing) => {
    if (method === 'get' && path === 'portal/profile/settings')
      return { settings: { reading: {}, keeps_history: keepsHistory } }
    const failure = failures.pop()
    if (failure) throw failure
    recorded.push(body)
    return undefined
  }
  const queryClient = new QueryClient()
  return {
    recorded,
    failures,
    open: (object: SeenObjectRef, session = first) =>
      recordSeen(object, { session, portal: createPortal(send), queryClient }),
  }
}

test('an object that is opened twice in a visit is recorded once', async () => {
  const { open, recorded } = aPage()

  await Promise.all([open(place), open(place)])
  await open(event)
  await open(place)

  expect(recorded).toEqual([place, event])
})

test('nothing is sent while history is switched off', async () => {
  const { open, recorded } = aPage({ keepsHistory: false })

  await open(place)

  expect(recorded).toEqual([])
})

test('an object whose recording failed is recorded when it is opened again', async () => {
  const { open, recorded, failures } = aPage()
  failures.push(new PortalError(503))

  await open(place)
  expect(recorded).toEqual([])
  await open(place)

  expect(recorded).toEqual([place])
})

test('the next visitor who signs in on the page has a separate history', async () => {
  const { open, recorded } = aPage()

  await open(place, 1_000_001)
  await open(place, 1_000_002)

  expect(recorded).toEqual([place, place])
})
