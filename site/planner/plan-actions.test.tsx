import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { calendarDate } from '@tropa/contract'
import userEvent from '@testing-library/user-event'
import { activeTrackKey, keyOf, planOf, type PlannedObject, type Track } from '@tropa/machines'
import { useEffect, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderVisit, type Visit } from '../app/testing/rendered-visit.tsx'
import { words } from '../messages/intl.tsx'
import { noPreferences } from '../visitor/preferences.ts'
import { TrackProvider, useTrack } from './active-track.tsx'
import type { StopView } from './stop-view.ts'
import { usePlanActions, type PlanActions } from './usePlanActions.ts'

const say = words('en')
let isWide = true
let scrolledTo: string[] = []
beforeEach(() => {
  localStorage.clear()
  isWide = true
  // jsdom has no layout, so it cannot tell which buttons are visible.
  HTMLElement.prototype.checkVisibility = () => isWide
  scrolledTo = []
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolledTo.push(this.dataset['key'] ?? this.localName)
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const stop = (object_id: number, day?: number): PlannedObject => ({
  object_type: 'location',
  object_id,
  ...(day !== undefined && { day }),
})
const viewOf = (object: PlannedObject, number: number): StopView => ({
  stop: { object, card: null },
  key: keyOf(object),
  title: `Place ${object.object_id}`,
  number,
  day: object.day ?? null,
  isFirst: number === 1,
  isLast: false,
  times: [],
  town: null,
  conflict: null,
  danger: null,
  leg: null,
})

/** `2@1,3@2`: stops with their days. */
const planText = (track: Track) =>
  planOf(track)
    .map(({ object_id, day }) => `${object_id}@${day ?? '-'}`)
    .join()

let actions: PlanActions
let focused: string[]

function Planner({ onActions }: { onActions: (actions: PlanActions) => void }) {
  const list = useRef<HTMLUListElement>(null)
  const { track } = useTrack()
  const made = usePlanActions({ list, track, focusWhenEmpty: () => focused.push('heading') })
  useEffect(() => {
    onActions(made.actions)
  }, [onActions, made.actions])
  return (
    <>
      <ul ref={list}>
        {planOf(track).map(({ object_id, object_type }) => (
          <li key={object_id} data-key={keyOf({ object_id, object_type })}>
            <button value="up">Up {object_id}</button>
            <button value="remove">Remove {object_id}</button>
            <button value="details">Details {object_id}</button>
          </li>
        ))}
      </ul>
      <output>{planText(track)}</output>
      <p role="status" aria-label="moves">
        {made.announcement}
      </p>
    </>
  )
}
const shown = () => document.querySelector('output')?.textContent
const announced = () => screen.getByRole('status', { name: 'moves' }).textContent?.replaceAll(/[\s\u2060]+/g, ' ')

async function aPlan(plan: readonly PlannedObject[], more: Partial<Track> = {}, visit: Visit = {}) {
  const track: Track = { locations: plan.map(({ object_id }) => object_id), events: [], plan, ...more }
  localStorage.setItem(activeTrackKey, JSON.stringify(track))
  focused = []
  await renderVisit(
    <TrackProvider>
      <Planner onActions={(made) => (actions = made)} />
    </TrackProvider>,
    visit,
  )
  await waitFor(() => expect(shown()).toBe(planText(track)))
  const view = (object_id: number) => {
    const place = plan.findIndex((one) => one.object_id === object_id)
    return viewOf(plan[place] ?? stop(object_id), place + 1)
  }
  return { view }
}
const undo = async () => userEvent.click(await screen.findByRole('button', { name: /undo/i }))
const days = [stop(1, 1), stop(2, 1), stop(3, 2)]

test.each([
  ['up', 2, '2@1,1@1,3@2', 'Place 2: day 1, stop 1 of 2'],
  ['down', 2, '1@1,2@2,3@2', 'Place 2: day 2, stop 1 of 2'],
  ['up', 3, '1@1,2@1,3@1', 'Place 3: day 1, stop 3 of 3'],
] as const)('a step %s with stop %i moves it to %s, and is announced', async (action, id, plan, text) => {
  const { view } = await aPlan(days, { days: 2 })

  act(() => actions.act(view(id), action))

  await waitFor(() => expect(shown()).toBe(plan))
  expect(announced()?.toLowerCase()).toContain(text.toLowerCase().split(':')[0] ?? '')
  expect(announced()).toMatch(new RegExp(text.replace(/^.*day (\d), stop (\d) of (\d)$/, '$1.*$2.*$3')))
})

test('the first stop cannot move up: nothing changes and nothing is announced', async () => {
  const { view } = await aPlan(days, { days: 2 })
  act(() => actions.act(view(1), 'up'))
  expect([shown(), announced()]).toEqual(['1@1,2@1,3@2', ''])
})

describe('a removed stop', () => {
  test('is named in a notice, which restores its position', async () => {
    const { view } = await aPlan(days, { days: 2 })
    act(() => actions.act(view(2), 'remove'))
    await waitFor(() => expect(shown()).toBe('1@1,3@2'))
    expect(await screen.findByText(/Place 2/, { selector: '[role] *' })).toBeDefined()

    await undo()

    await waitFor(() => expect(shown()).toBe('1@1,2@1,3@2'))
  })

  test('moves focus to the heading if it was the only one', async () => {
    const { view } = await aPlan([stop(1)])
    act(() => actions.act(view(1), 'remove'))
    await waitFor(() => expect(shown()).toBe(''))
    expect(focused).toEqual(['heading'])
  })

  test.each([
    ['the next one', true, 2, 'Remove 3'],
    ['the one before the last', true, 3, 'Remove 2'],
    ['a narrow row', false, 2, 'Details 3'],
  ])('moves focus to %s', async (_, isVisible, id, text) => {
    isWide = isVisible
    const { view } = await aPlan(days, { days: 2 })

    act(() => actions.act(view(id), 'remove'))

    expect(document.activeElement?.textContent).toBe(text)
  })
})

test('focus stays on the control of a moved stop', async () => {
  const { view } = await aPlan(days, { days: 2 })
  act(() => screen.getByRole('button', { name: 'Up 1' }).focus())

  act(() => actions.act(view(1), 'down'))

  await waitFor(() => expect(shown()).toBe('2@1,1@1,3@2'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Up 1'))
})

test.each([
  [2, '1@1,2@2,3@2'],
  ['new', '1@1,2@3,3@2'],
  [null, '1@1,2@-,3@2'],
] as const)('choosing the day %s for stop 2 results in %s', async (choice, plan) => {
  const { view } = await aPlan(days, { days: 2 })
  act(() => actions.choose(view(2), choice))
  await waitFor(() => expect(shown()?.split(',').toSorted()).toEqual(plan.split(',').toSorted()))
})

describe.each([
  ['a chosen day', (view: StopView) => actions.choose(view, 2)],
  ['a fix', (view: StopView) => actions.fix(view, { kind: 'day', day: 2 })],
  [
    'a row dropped there',
    ({ key, title }: StopView) => actions.sort(['day-1', keyOf(stop(1)), 'day-2', keyOf(stop(3)), key], { key, title }),
  ],
])('a stop that moves to another day by %s', (_, move) => {
  test('is named in a notice, which moves it back and scrolls it into view', async () => {
    const { view } = await aPlan(days, { days: 2 })

    act(() => move(view(2)))
    await waitFor(() => expect(shown()).toBe('1@1,3@2,2@2'))
    const where = say('plan.movedTo', { title: 'Place 2', day: say('plan.day', { day: 2 }), position: 2, count: 2 })
    expect(screen.getByText(where, { selector: '[role] *' })).toBeDefined()
    await undo()

    await waitFor(() => expect(shown()).toBe('1@1,2@1,3@2'))
    expect(scrolledTo.at(-1)).toBe(keyOf(stop(2)))
  })
})

test('a stop is scrolled into view on its chosen day', async () => {
  const { view } = await aPlan(days, { days: 2 })
  act(() => actions.choose(view(1), 2))
  await waitFor(() => expect(scrolledTo).toEqual([keyOf(stop(1))]))
})

test('after two moves to other days the notice is about the last one', async () => {
  const { view } = await aPlan(days, { days: 2 })
  act(() => actions.choose(view(1), 2))
  act(() => actions.choose(view(2), 2))
  await waitFor(() => expect(shown()).toBe('3@2,1@2,2@2'))
  expect(screen.getAllByRole('button', { name: /undo/i })).toHaveLength(1)

  await undo()

  await waitFor(() => expect(shown()).toBe('2@1,3@2,1@2'))
})

describe('a fix of a conflict', () => {
  test.each([
    ['puts the stop on another day', { kind: 'day', day: 2 }, '1@1,2@2,3@2'],
    ['takes it off', { kind: 'remove' }, '1@1,3@2'],
  ] as const)('%s', async (_, fix, plan) => {
    const { view } = await aPlan(days, { days: 2 })
    act(() => actions.fix(view(2), fix))
    await waitFor(() => expect(shown()?.split(',').toSorted()).toEqual(plan.split(',').toSorted()))
  })

  test('moves a stop to the beginning of its day', async () => {
    const { view } = await aPlan(days, { days: 2 })
    act(() => actions.fix(view(2), { kind: 'first' }))
    await waitFor(() => expect(shown()).toBe('2@1,1@1,3@2'))
  })

  const kept = (travelDate: string) => ({ ...noPreferences('en'), travelDate })
  const dates = () => JSON.parse(localStorage.getItem(activeTrackKey) ?? '{}').start_date

  /** The travel dates that are sent, in their order. */
  const sentDates = () => {
    const sent: string[] = []
    vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
      sent.push(body.get('travel_date') ?? '')
      return Response.json(kept(body.get('travel_date') ?? ''))
    })
    return sent
  }

  test('can be undone to the date that the plan has shown', async () => {
    const sent = sentDates()
    const preferences = { travelDate: calendarDate('2026-12-10') }
    const { view } = await aPlan(days, { days: 2, start_date: '2026-12-01' }, { preferences })

    act(() => actions.fix(view(2), { kind: 'trip', start: calendarDate('2026-12-24') }))
    await undo()

    await waitFor(() => expect(sent).toEqual(['2026-12-24', '2026-12-10']))
  })

  test('moves the whole trip, names the date, and can be undone', async () => {
    const sent = sentDates()
    const { view } = await aPlan(days, { days: 2, start_date: '2026-12-01' })

    act(() => actions.fix(view(2), { kind: 'trip', start: calendarDate('2026-12-24') }))
    await screen.findByText(/24\sDecember/)
    await waitFor(() => expect(dates()).toBe('2026-12-24'))
    await undo()

    await waitFor(() => expect(dates()).toBe('2026-12-01'))
    expect(sent).toEqual(['2026-12-24', '2026-12-01'])
  })

  test('that could not move the trip keeps its date', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
    const { view } = await aPlan(days, { days: 2, start_date: '2026-12-01' })

    act(() => actions.fix(view(2), { kind: 'trip', start: calendarDate('2026-12-24') }))

    expect(await screen.findByText('Server error when updating data')).toBeDefined()
    expect(dates()).toBe('2026-12-01')
    expect(screen.queryByText(/24\sDecember/)).toBeNull()
  })
})

test('dropping a row on its own day changes the order, which a notice reports and takes back', async () => {
  await aPlan(days, { days: 2 })
  const keys = ['day-1', keyOf(stop(2)), keyOf(stop(1)), 'day-2', keyOf(stop(3))]

  act(() => actions.sort(keys, { key: keyOf(stop(2)), title: 'Place 2' }))

  await waitFor(() => expect(shown()).toBe('2@1,1@1,3@2'))
  expect(await screen.findByText(/Place 2.*Day 1/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(shown()).toBe('1@1,2@1,3@2'))
})

test('a suggested order for a day can be applied and undone', async () => {
  await aPlan([stop(1, 1), stop(2, 1), stop(4, 1), stop(3, 2)], { days: 2 })

  act(() => actions.reorderDay(1, [stop(4), stop(1)].map(keyOf)))
  await waitFor(() => expect(shown()).toBe('4@1,1@1,2@1,3@2'))
  await undo()

  await waitFor(() => expect(shown()).toBe('1@1,2@1,4@1,3@2'))
})

test('days can be added up to the limit of a track, which is then announced', async () => {
  await aPlan([stop(1, 1)], { days: 98 })

  act(() => actions.addDay())
  expect(announced()).toContain('99')
  act(() => actions.addDay())

  expect(announced()).not.toContain('Day 99')
  expect(announced()).not.toBe('')
})
