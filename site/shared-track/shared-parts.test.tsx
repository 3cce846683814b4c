import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { calendarDate, type SharedTrack } from '@tropa/contract'
import { applyChange, type DaysChange, emptyTrack, type ObjectRef } from '@tropa/machines'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { aPlace, anEventCard } from '../app/testing/card-provider.ts'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { anEvent } from '../catalogue/testing/catalogue-objects.ts'
import { sendFrom } from '../app/testing/test-provider-responses.ts'
import { words } from '../messages/intl.tsx'
import { TrackProvider } from '../planner/active-track.tsx'
import { HasOwnDates } from '../planner/useDayTitle.ts'
import { PortalError } from '../portal/error.ts'
import { FindObject } from './FindObject.tsx'
import { SharedConflict, SharedDays } from './SharedDays.tsx'
import { EditedDays } from './EditedDays.tsx'
import { type SharedPlan, useSharedPlan } from './useSharedPlan.ts'
import type { SharedEditing } from './useSharedEditing.ts'

afterEach(cleanup)

const say = words('en')

const noEditing: SharedEditing = {
  add: async () => true,
  remove: async () => true,
  reorder: async () => true,
  orderAs: async () => true,
  putBack: async () => true,
}

test('another press repeats a failed search, also with the same words', async () => {
  const responses: Record<string, unknown> = { search: new PortalError(503) }
  const { send, sent } = sendFrom(responses)
  await renderVisit(<FindObject track={emptyTrack} onAdd={() => {}} />, { send })
  const search = () => userEvent.click(screen.getByRole('button', { name: say('sharedEditing.search') }))
  await userEvent.type(screen.getByRole('searchbox'), 'museum')
  await search()
  await screen.findByText(say('sharedEditing.searchFailed'))

  delete responses['search']
  await search()

  expect(await screen.findByText('Дом у реки')).toBeTruthy()
  expect(sent).toHaveLength(2)
})

test('adding results one after another moves focus to the next one, and after the last to the field', async () => {
  const found = { tag: 'location', object_type: 'location', description: '', link: '/locations/1', cover: null }
  const result_list = [1, 2, 3].map((object_id) => ({ ...found, object_id, title: `Place ${object_id}` }))
  function Finding() {
    const [track, setTrack] = useState(emptyTrack)
    const add = (object: ObjectRef) => setTrack((before) => applyChange(before, { type: 'ATTACH', object }))
    return <FindObject track={track} onAdd={add} />
  }
  await renderVisit(<Finding />, { send: sendFrom({ search: { result_list, total: 3 } }).send })
  await userEvent.type(screen.getByRole('searchbox'), 'place{Enter}')
  const buttons = () => within(screen.getByRole('list', { name: say('sharedEditing.found') })).queryAllByRole('button')
  await waitFor(() => expect(buttons()).toHaveLength(3))

  const focusAfterPress = async (index: number) => {
    await userEvent.click(buttons()[index] ?? document.body)
    return document.activeElement
  }
  expect(await focusAfterPress(1)).toBe(buttons()[1])
  expect(await focusAfterPress(1)).toBe(buttons()[0])
  expect(await focusAfterPress(0)).toBe(screen.getByRole('searchbox'))
})

test('an event on another day has its date, also for readers of a shared track', async () => {
  const object = { object_type: 'event', object_id: 1, day: 1 } as const
  const session = { date: '2026-12-24', from: 18, to: 20, isSoldOut: false }
  const conflict = { kind: 'notThatDay', key: 'event1', day: 1, session } as const
  const plan = { schedule: { conflicts: new Map([[conflict.key, conflict]]) } } as unknown as SharedPlan

  await renderVisit(<SharedConflict stop={{ object, card: aPlace(1) }} plan={plan} />)

  expect((await screen.findByText(/another day/)).textContent?.replaceAll(/\s/g, ' ')).toContain('24 December at 18:00')
})

test('readers of a shared track and visitors who may change it see a winter road that is closed on its day', async () => {
  const stops = [1, 2].map((object_id) => ({ object_type: 'location', object_id, day: 1 }) as const)
  const [south, north] = [aPlace(1), aPlace(2, { territory_id: 15, geolocation: '63.9333,65.0500' })]
  const shared: SharedTrack = {
    locations: [1, 2],
    events: [],
    object_list: [south, north].map((card) => ({ ...card, object_type: 'location' })),
    plan: stops,
    days: 1,
    start_date: calendarDate('2026-11-30'),
    day_notes: [],
    title: null,
    version: 1,
    can_add: false,
    is_own: false,
    expires_at: '2027-01-01T00:00:00Z',
  }
  const way = { id: 'ice', kind: 'winter_road', territory_ids: [15], title: 'Зимник', title_en: 'Winter road' }
  const transportWays = [{ ...way, source_link: '/guides/79', from: '12-21', through: '04-05' }]
  const Shared = () => {
    const plan = useSharedPlan(shared)
    return (
      <>
        <SharedDays plan={plan} />
        <EditedDays plan={plan} editing={noEditing} />
      </>
    )
  }

  await renderVisit(
    <TrackProvider>
      <Shared />
    </TrackProvider>,
    { send: sendFrom({ transportWays }).send },
  )

  expect(await screen.findAllByText((text) => text.includes(say('plan.winterRoadClosed')))).toHaveLength(2)
})

describe('an event on another day, on a track that visitors with its link may change', () => {
  const event = { object_type: 'event', object_id: 1 } as const
  const dates = { starts_at: '2026-12-24T18:00:00+05:00', ends_at: '2026-12-24T20:00:00+05:00' }
  const fair = anEventCard(1, { the_title: 'Fair', season: [], dates })
  const aSharedTrack = (days: number, start_date: string): SharedTrack => ({
    locations: [],
    events: [1],
    object_list: [{ ...fair, object_type: 'event' }],
    plan: [{ ...event, day: 1 }],
    days,
    start_date: calendarDate(start_date),
    day_notes: [],
    title: null,
    version: 1,
    can_add: true,
    is_own: false,
    expires_at: '2027-01-01T00:00:00Z',
  })
  type Made = { reordered: (DaysChange | null)[]; removed: ObjectRef[] }
  function Edited({ shared, made }: { shared: SharedTrack; made: Made }) {
    const plan = useSharedPlan(shared)
    const editing: SharedEditing = {
      ...noEditing,
      remove: async (object) => made.removed.push(object) > 0,
      reorder: async (orderOf) => made.reordered.push(orderOf(plan.track)) > 0,
    }
    return <EditedDays plan={plan} editing={editing} />
  }
  const edit = async (shared: SharedTrack) => {
    const made: Made = { reordered: [], removed: [] }
    const { send } = sendFrom({ event: { event: anEvent({ ...fair, schedule: [{ ...dates, location_id: null }] }) } })
    await renderVisit(
      <HasOwnDates value>
        <Edited {...{ shared, made }} />
      </HasOwnDates>,
      { send },
    )
    return made
  }
  const press = async (fix: string) =>
    userEvent.click(await screen.findByRole('button', { name: say('plan.fixOf', { fix, title: 'Fair' }) }))

  test('can be moved to its day by one press', async () => {
    const made = await edit(aSharedTrack(2, '2026-12-23'))
    await press(say('plan.fixDay', { day: 2 }))

    expect(made.reordered).toEqual([expect.objectContaining({ plan: [{ ...event, day: 2 }], days: 2 })])
  })

  test('can be removed by one press if no day of the plan is suitable; only the author changes the date of the trip', async () => {
    const made = await edit(aSharedTrack(1, '2027-01-20'))

    expect(await screen.findByText(/author of the track can start the trip on/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Start the trip/ })).toBeNull()
    await press(say('plan.fixRemove'))
    expect(made.removed).toEqual([expect.objectContaining(event)])
  })
})
