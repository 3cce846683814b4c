// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { calendarDate, type Outgoing } from '@tropa/contract'
import { expect, test } from 'vitest'
import { createPortal } from '../../portal/portal.ts'
import { anEvent } from '../testing/catalogue-objects.ts'
import { othersQuery, placeIdsOf, withoutItself } from './load-event.ts'

async function queryFor(event: ReturnType<typeof anEvent>, today: string) {
  const calls: Outgoing[] = []
  const portal = createPortal(async (outgoing) => {
    calls.push(outgoing)
    return { event_list: [], total: 0 }
  })
  await new QueryClient().fetchQuery(othersQuery(portal, event, calendarDate(today)))
  return Object.fromEntries(calls[0]?.query ?? [])
}

test('with an event load others of its territory from its own day on', async () => {
  expect(await queryFor(anEvent(), '2026-11-22')).toMatchObject({ territory_id: '1', from: '2026-12-04', limit: '4' })
})

test('with a current event, or one without dates, load others from today on', async () => {
  expect(await queryFor(anEvent(), '2026-12-05')).toMatchObject({ from: '2026-12-05' })
  expect(await queryFor(anEvent({ dates: undefined }), '2026-11-22')).toMatchObject({ from: '2026-11-22' })
})

test('the event itself is left out, and at most three others stay', () => {
  const cards = [4000, 4001, 4002, 4003, 4004].map((id) => anEvent({ id }))

  expect(withoutItself(cards, anEvent()).map(({ id }) => id)).toEqual([4000, 4002, 4003])
  expect(withoutItself(cards.slice(2), anEvent()).map(({ id }) => id)).toEqual([4002, 4003, 4004])
})

test('sessions without a place load none', () => {
  const [session] = anEvent().schedule
  if (!session) throw new Error('The event has no session')
  expect(placeIdsOf(anEvent({ schedule: [session, { ...session, location_id: 1001 }] }))).toEqual([1001])
})
