import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activeTrackKey } from '@tropa/machines'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderVisit, setOnline } from '../app/testing/rendered-visit.tsx'
import '../messages/account-words.ts'
import { words } from '../messages/intl.tsx'
import { languages } from '../region/languages.ts'
import { TrackProvider, useTrack, useTrackActor } from './active-track.tsx'
import { OfflineLine } from './OfflineLine.tsx'
import { openedTrackKey } from './opened-track.ts'
import { TrackPage } from './TrackPage.tsx'
import { TrackUnavailable } from './TrackUnavailable.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const auth = { expires: 4_000_000_000, owner: 'anna' }

function View() {
  const { isLoading, isUnavailable } = useTrack()
  return (
    <>
      <OfflineLine />
      {isUnavailable && <TrackUnavailable />}
      <output>{isLoading ? 'loading' : 'here'}</output>
    </>
  )
}
let added = 1000
function AddStop() {
  const actor = useTrackActor()
  const add = () => actor.send({ type: 'ATTACH', object: { object_type: 'location', object_id: ++added } })
  return (
    <button type="button" onClick={add}>
      add
    </button>
  )
}
const visit = (language: (typeof languages)[number] = 'en') =>
  renderVisit(
    <TrackProvider>
      <View />
    </TrackProvider>,
    { auth, language },
  )
const state = () => document.querySelector('output')?.textContent
const away = () => Response.json({}, { status: 503 })
/** The portal's server, which receives the calls for the account's track. */
const responseBy = (respond: () => Response) => vi.stubGlobal('fetch', async () => respond())

/** Simulates another tab that leads. */
function holdLead() {
  const request = async (name: string, run: unknown) =>
    name === activeTrackKey && typeof run === 'function' ? run() : new Promise(() => {})
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}
afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

describe.each(languages)('in %s', (language) => {
  const say = words(language)

  test('a track of an account that cannot be loaded is not called empty, and is requested again', async () => {
    responseBy(away)
    await visit(language)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(say('track.unavailable'))

    responseBy(() => Response.json({ track: { locations: [1001], events: [], object_list: [] } }))
    await userEvent.click(screen.getByRole('button', { name: say('track.retry') }))

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(state()).toBe('here')
  })

  test('the page warns that changes of a guest are not stored, until they are', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await setOnline(false)
    await renderVisit(
      <TrackProvider>
        <View />
        <AddStop />
      </TrackProvider>,
      { language },
    )
    expect(screen.queryByText(say('track.notKept'))).toBeNull()

    await userEvent.click(await screen.findByRole('button', { name: 'add' }))
    expect(await screen.findByText(say('track.notKept'))).toBeDefined()
    expect(screen.queryByText(say('track.offline'))).toBeNull()

    full.mockRestore()
    await userEvent.click(screen.getByRole('button', { name: 'add' }))
    await waitFor(() => expect(screen.queryByText(say('track.notKept'))).toBeNull())
  })

  test('offline the page says that the track will load with the network, and not that it is there', async () => {
    await setOnline(false)
    await visit(language)

    expect(await screen.findByText(say('track.unavailableOffline'))).toBeDefined()
    expect(screen.getByText(say('list.offline'))).toBeDefined()
    expect(screen.queryByText(say('track.offline'), { exact: false })).toBeNull()
  })
})

test('a following tab does not wait for the leading one if calls fail', async () => {
  holdLead()
  responseBy(away)
  await visit()
  await screen.findByRole('alert')

  responseBy(() => Response.json({ track: { locations: [1001], events: [], object_list: [] } }))
  await userEvent.click(screen.getByRole('button', { name: words('en')('track.retry') }))

  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(state()).toBe('here')
})

test('a track that this browser has received is shown while calls fail', async () => {
  localStorage.setItem(
    'active_track',
    JSON.stringify({
      locations: [],
      events: [],
      accounts: [{ owner: 'anna', track: { locations: [], events: [] }, unsent: [] }],
    }),
  )
  responseBy(away)
  await visit()

  await waitFor(() => expect(state()).toBe('here'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the page of a track that cannot be loaded keeps the name of the opened one, and requests no places', async () => {
  const opened = JSON.stringify({ id: 7, title: 'Winter', stops: ['location1001'] })
  localStorage.setItem(openedTrackKey, opened)
  responseBy(away)
  await renderVisit(
    <TrackProvider>
      <TrackPage tools={null} news={null} daylightOf={() => null}>
        {null}
      </TrackPage>
    </TrackProvider>,
    { auth },
  )

  expect((await screen.findByRole('alert')).textContent).toContain(words('en')('track.unavailable'))
  for (const id of ['track.emptyTitle', 'weather.askEmpty'] as const)
    expect(screen.queryByText(words('en')(id))).toBeNull()
  expect(localStorage.getItem(openedTrackKey)).toBe(opened)
})
