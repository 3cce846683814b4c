import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activeTrackKey, planOf, type PlannedObject, type Track } from '@tropa/machines'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aPlace } from '../app/testing/card-provider.ts'
import { renderVisit, type Visit } from '../app/testing/rendered-visit.tsx'
import { calendarDate } from '@tropa/contract'
import { aSession } from '../visitor/testing/test-session.ts'
import { TrackProvider, useTrack } from './active-track.tsx'
import { StopDetails } from './StopDetails.tsx'
import { HasOwnDates, useDayTitle } from './useDayTitle.ts'
import { useChooseTravelDate } from './useChooseTravelDate.ts'
import { useRemovals } from './useRemovals.ts'
import { useReplaceStop } from './useReplaceStop.ts'
import { keepAgreedDate } from './start-date.ts'
import { useStartDateKept } from './useStartDateKept.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const stop = (object_id: number, day?: number, note?: string): PlannedObject => ({
  object_type: 'location',
  object_id,
  ...(day !== undefined && { day }),
  ...(note !== undefined && { note }),
})
const planText = (track: Track) =>
  planOf(track)
    .map(({ object_id, day, note }) => `${object_id}@${day ?? '-'}${note ? `:${note}` : ''}`)
    .join()

type Tools = {
  replace: ReturnType<typeof useReplaceStop>
  clear: () => void
  remove: ReturnType<typeof useRemovals>['remove']
  chooseDate: ReturnType<typeof useChooseTravelDate>
}
let tools: Tools

function Planner({ onTools }: { onTools: (tools: Tools) => void }) {
  const { track } = useTrack()
  const replace = useReplaceStop()
  const { clear, remove } = useRemovals()
  const chooseDate = useChooseTravelDate()
  useStartDateKept(track)
  useEffect(() => {
    onTools({ replace, clear, remove, chooseDate })
  })
  return <output data-start={track.start_date ?? ''}>{planText(track)}</output>
}
const shown = () => document.querySelector('output')
async function aPlan(plan: readonly PlannedObject[], more: Partial<Track> = {}, visit: Visit = {}) {
  const track: Track = { locations: plan.map(({ object_id }) => object_id), events: [], plan, ...more }
  localStorage.setItem(activeTrackKey, JSON.stringify(track))
  await renderVisit(
    <TrackProvider>
      <Planner onTools={(made) => (tools = made)} />
    </TrackProvider>,
    visit,
  )
  await waitFor(() => expect(shown()?.textContent).toBe(planText(track)))
}
const undo = async () => userEvent.click(await screen.findByRole('button', { name: /undo/i }))
const days = [stop(1, 1), stop(2, 1, 'Skates'), stop(3, 2)]

test('a place that replaces a stop gets its position, and the notice restores the stop with its note', async () => {
  await aPlan([stop(2, 1, 'Skates'), stop(1, 1), stop(3, 2)], { days: 2 })

  act(() => tools.replace(stop(2, 1, 'Skates'), 1, aPlace(8)))
  await waitFor(() => expect(shown()?.textContent).toBe('8@1,1@1,3@2'))
  await undo()

  await waitFor(() => expect(shown()?.textContent).toBe('2@1:Skates,1@1,3@2'))
})

test('undo restores a cleared track completely: its order, days, notes and date', async () => {
  await aPlan(days, { days: 3, start_date: '2026-12-24' })

  act(() => tools.clear())
  await waitFor(() => expect(shown()?.textContent).toBe(''))
  await undo()

  await waitFor(() => expect(shown()?.textContent).toBe('1@1,2@1:Skates,3@2'))
  expect(shown()?.dataset['start']).toBe('2026-12-24')
  await waitFor(() => expect(JSON.parse(localStorage.getItem(activeTrackKey) ?? '{}')).toMatchObject({ days: 3 }))
})

/**
 * A portal that stores each travel date.
 * @returns those it received
 */
function respondToPreferences(): string[] {
  const posted: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    posted.push(body.get('travel_date') ?? '')
    return Response.json({ ...aSession({}).preferences, travelDate: posted.at(-1) })
  })
  return posted
}

describe('the date of day 1', () => {
  const preferences = { travelDate: calendarDate('2026-12-05') }

  test('is the travel date if the track has none, so that other devices get it', async () => {
    await aPlan(days, { days: 2 }, { preferences })
    await waitFor(() => expect(shown()?.dataset['start']).toBe('2026-12-05'))
  })

  test('of a track that has one becomes the travel date, and a notice can undo that', async () => {
    const posted = respondToPreferences()
    await aPlan(
      days,
      { days: 2, start_date: '2126-12-24' },
      { preferences: { travelDate: calendarDate('2126-12-05') } },
    )
    expect(await screen.findByText(/another travel date: 24\sDecember 2126/)).toBeDefined()
    expect(shown()?.dataset['start']).toBe('2126-12-24')

    await undo()

    await waitFor(() => expect(shown()?.dataset['start']).toBe('2126-12-05'))
    expect(posted).toEqual(['2126-12-24', '2126-12-05'])
  })

  test('of a track becomes a travel date that was chosen after both were the same', async () => {
    keepAgreedDate(calendarDate('2126-12-24'))
    await aPlan(
      days,
      { days: 2, start_date: '2126-12-24' },
      { preferences: { travelDate: calendarDate('2126-12-05') } },
    )
    await waitFor(() => expect(shown()?.dataset['start']).toBe('2126-12-05'))
  })

  test('is not stored in a track without stops', async () => {
    await aPlan([], {}, { preferences })
    expect(shown()?.dataset['start']).toBe('')
  })

  test.each([
    ['none', null],
    ['another one', calendarDate('2126-12-24')],
  ])('of a track that was emptied stop by stop is %s if that is chosen', async (_, date) => {
    const posted = respondToPreferences()
    const visit = { preferences: { travelDate: calendarDate('2126-12-05') } }
    await aPlan([stop(1, 1)], { days: 2, start_date: '2126-12-05' }, visit)
    act(() => tools.remove(stop(1, 1), 'Place 1'))
    await waitFor(() => expect(shown()?.textContent).toBe(''))
    expect(shown()?.dataset['start']).toBe('2126-12-05')

    await act(() => tools.chooseDate(date))

    await waitFor(() => expect(shown()?.dataset['start']).toBe(date ?? ''))
    expect(posted).toEqual([date ?? ''])
  })

  test('and the days of an emptied track are restored with its stop', async () => {
    await aPlan([stop(1, 2)], { days: 3, start_date: '2126-12-05' })
    act(() => tools.remove(stop(1, 2), 'Place 1'))
    await waitFor(() => expect(shown()?.textContent).toBe(''))
    await undo()

    await waitFor(() => expect(shown()?.textContent).toBe('1@2'))
    expect(shown()?.dataset['start']).toBe('2126-12-05')
  })
})

describe('the heading of a day', () => {
  const Title = ({ day, start_date }: { day: number | null; start_date?: string }) => (
    <p>{useDayTitle({ locations: [], events: [], ...(start_date !== undefined && { start_date }) })(day)}</p>
  )
  const titleOf = async (part: React.ReactNode, visit: Visit = {}) => {
    await renderVisit(part, visit)
    return document.querySelector('p')?.textContent?.replaceAll(/\s/g, ' ')
  }
  const preferences = { travelDate: calendarDate('2026-12-05') }

  test.each([
    ['by its number while no date is chosen', <Title key="" day={2} />, {}, 'Day 2'],
    [
      'by its date from the travel date on',
      <Title key="" day={2} start_date="2026-01-01" />,
      { preferences },
      'Day 2 · Sun, 6 December',
    ],
    [
      'by the date of the track where the visitor has chosen none',
      <Title key="" day={1} start_date="2026-12-31" />,
      {},
      'Day 1 · Thu, 31 December',
    ],
    ['as no day where its stops have none', <Title key="" day={null} />, { preferences }, 'No day yet'],
    [
      'by its author’s date on somebody else’s track',
      <HasOwnDates key="" value>
        <Title day={1} start_date="2026-12-31" />
      </HasOwnDates>,
      { preferences },
      'Day 1 · Thu, 31 December',
    ],
  ])('%s', async (_, part, visit, title) => {
    expect(await titleOf(part, visit)).toBe(title)
  })
})

test('a note is stored on blur, trimmed, and once', async () => {
  const plan = [stop(1, 1)]
  localStorage.setItem(activeTrackKey, JSON.stringify({ locations: [1], events: [], plan, days: 1 }))
  await renderVisit(
    <TrackProvider>
      <StopDetails stop={{ object: stop(1, 1), card: null }} day={1} onDay={() => {}} />
      <Planner onTools={(made) => (tools = made)} />
    </TrackProvider>,
  )
  await waitFor(() => expect(shown()?.textContent).toBe('1@1'))

  await userEvent.type(screen.getByRole('textbox'), '  Bring skates ')
  expect(shown()?.textContent).toBe('1@1')
  await userEvent.tab()

  await waitFor(() => expect(shown()?.textContent).toBe('1@1:Bring skates'))
})
