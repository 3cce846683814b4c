import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { calendarDate, calls, type Outgoing } from '@tropa/contract'
import { activeTrackKey } from '@tropa/machines'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountResponses } from '../../app/testing/account-responses.ts'
import { respondToPosts, renderVisit, type Visit } from '../../app/testing/rendered-visit.tsx'
import { TrackProvider, useTrack } from '../../planner/active-track.tsx'
import { useSavedId } from '../../planner/useOpenedTitle.ts'
import { useDayTitle } from '../../planner/useDayTitle.ts'
import { PortalError } from '../../portal/error.ts'
import { noPreferences } from '../../visitor/preferences.ts'
import { SavedTracks } from './SavedTracks.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const saved = {
  id: 31,
  title: 'Зимняя дорога',
  created_at: '2026-11-20T10:15:00+05:00',
  locations: [1003, 1001],
  events: [],
  object_list: [],
  plan: [
    { object_type: 'location', object_id: 1003, day: 1 },
    { object_type: 'location', object_id: 1001, day: 2 },
  ],
  days: 2,
  start_date: '2026-12-24',
}

function OwnTrack() {
  const { track } = useTrack()
  const title = useDayTitle(track)(1)
  return (
    <>
      <h1>{title}</h1>
      <output>{[track.locations.join(), track.days, track.start_date].join(' ')}</output>
    </>
  )
}
const shown = () => document.querySelector('output')?.textContent

/** The saved tracks of a visitor whose own track has one place. */
async function theTracks({
  refuses = false,
  renamed = null,
  preferences = {},
}: { refuses?: boolean; renamed?: number | null } & Pick<Visit, 'preferences'> = {}) {
  localStorage.setItem(activeTrackKey, JSON.stringify({ locations: [1009], events: [] }))
  const sent: Outgoing[] = []
  const send = async (outgoing: Outgoing) => {
    sent.push(outgoing)
    if (outgoing.path === calls.savedTracks.path) return accountResponses.savedTracks
    if (refuses) throw new PortalError(404)
    return outgoing.method === 'get' ? { track: saved } : undefined
  }
  await renderVisit(
    <TrackProvider>
      <SavedTracks renamed={renamed} />
      <OwnTrack />
    </TrackProvider>,
    { send, preferences, address: '/my_tracks' },
  )
  await waitFor(() => expect(shown()).toContain('1009'))
  return { sent }
}
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('opening a saved track replaces the visitor’s own one with its days, and the notice restores that', async () => {
  await theTracks()

  await press(/^Open: Зимняя/)
  await waitFor(() => expect(shown()).toBe('1003,1001 2 2026-12-24'))
  await press(/undo/i)

  await waitFor(() => expect(shown()).toBe('1009  '))
})

test('focus moves to the title of the plan, which is far above the list', async () => {
  await theTracks()
  await press(/^Open: Зимняя/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('an opened trip has its own dates, and undo restores those of the previous trip', async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) =>
    Response.json({ ...noPreferences('en'), travelDate: body.get('travel_date') }),
  )
  await theTracks({ preferences: { travelDate: calendarDate('2026-12-05') } })
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent?.replaceAll(/\s/g, ' ')
  expect(heading()).toBe('Day 1 · Sat, 5 December')

  await press(/^Open: Зимняя/)
  await waitFor(() => expect(heading()).toBe('Day 1 · Thu, 24 December'))
  await press(/undo/i)

  await waitFor(() => expect(heading()).toBe('Day 1 · Sat, 5 December'))
})

test('if a track cannot be opened, the visitor’s own one stays, and a message says so', async () => {
  await theTracks({ refuses: true })

  await press(/^Open: Зимняя/)

  expect(await screen.findByText('Server error when updating data')).toBeDefined()
  expect(shown()).toBe('1009  ')
  expect(document.activeElement?.localName).toBe('button')
})

test('the notice of a deleted track restores it', async () => {
  const posts = respondToPosts({ kind: 'done', next: null })
  const { sent } = await theTracks()

  await press(/^Delete: Зимняя/)
  await screen.findByText('Track deleted: Зимняя дорога')
  await press(/undo/i)

  await waitFor(() =>
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toContain(
      `${calls.restoreTrack.method} ${calls.restoreTrack.path.replace('{id}', '31')}`,
    ),
  )
  expect(posts.map(({ fields }) => fields)).toEqual([{ form: 'delete-track', id: '31' }])
})

test.each([
  ['that the account has', 31, {}, true, 31],
  ['that is not in the whole list', 99, {}, true, null],
  ['that may be behind the end of the list', 99, { total: 101 }, true, 99],
  ['of a guest', 31, {}, false, null],
])('saving into an opened track stores %s', async (_, id, more, isSignedIn, savedId) => {
  function Opened() {
    return <output>{String(useSavedId({ id, title: 'Зима', stops: [] }))}</output>
  }
  const send = async () => ({ ...accountResponses.savedTracks, ...more })
  const auth = isSignedIn ? { expires: 4_000_000_000 } : null
  await renderVisit(
    <TrackProvider>
      <Opened />
      <SavedTracks renamed={null} />
    </TrackProvider>,
    { send, auth, address: '/my_tracks' },
  )
  await screen.findByText('Зимняя дорога')

  expect(shown()).toBe(String(savedId))
})

test('the name field takes focus, because the pressed link is gone', async () => {
  await theTracks({ renamed: 31 })

  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(field.value).toBe('Зимняя дорога')
  await waitFor(() => expect(document.activeElement).toBe(field))
})
