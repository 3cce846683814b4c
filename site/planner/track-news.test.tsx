import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { calendarDate, calls, type Outgoing, type SavedTrack } from '@tropa/contract'
import {
  applyChange,
  emptyTrack,
  type AccountChange,
  type ActiveTrackEvent,
  type NotificationContent,
} from '@tropa/machines'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { renderVisit, type Visit } from '../app/testing/rendered-visit.tsx'
import { words, type MessageId } from '../messages/intl.tsx'
import { PortalError } from '../portal/error.ts'
import { languages } from '../region/languages.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { clearing, moving } from './notice-subjects.ts'
import { closeOpened, keepOpened, openedNow, openedTrack } from './opened-track.ts'
import type { RenderedTrack } from './rendered-track.ts'
import { createTrackNews, useAccountEvents, useTrackEffects } from './track-account-effects.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const museum = { object_type: 'location', object_id: 1001 } as const
const park = { object_type: 'location', object_id: 1002 } as const
const saved = {
  id: 31,
  title: 'Winter road',
  created_at: '2026-11-20T10:15:00+05:00',
  locations: [1001],
  events: [],
  object_list: [],
  plan: [{ ...museum, day: 2 }],
  days: 2,
  start_date: calendarDate('2026-12-24'),
}

/**
 * A page that shows the notices about an account's track.
 * @param takes whether the server accepts changes
 */
async function aPage(visit: Visit = {}, rendered: RenderedTrack | null = null, takes = true) {
  const news = createTrackNews()
  const events: ActiveTrackEvent[] = []
  let track = emptyTrack
  const send = (event: ActiveTrackEvent) => {
    events.push(event)
    if (takes && event.type === 'REORDER') track = applyChange(track, event)
  }
  const shownTrack = { send, context: () => ({ track, order: [] }), whenSettled: async () => {} }
  const notifying: { notify?: ReturnType<typeof useNotify> } = {}
  function Effects() {
    const notify = useNotify()
    useEffect(() => {
      notifying.notify = notify
    }, [notify])
    useTrackEffects(news, shownTrack)
    useAccountEvents(send, rendered)
    return null
  }
  await renderVisit(<Effects />, visit)
  return { news, events, notify: (content: NotificationContent) => notifying.notify?.(content) }
}
const undo = async () => userEvent.click(await screen.findByRole('button', { name: /^(undo|отменить)/i }))
const shown = (text: string) =>
  screen.findByText((found) => found.replaceAll(/\s/g, ' ') === text.replaceAll(/\s/g, ' '))

const outdated: readonly [AccountChange, MessageId][] = [
  [{ type: 'CLEAR' }, 'track.clearRefused'],
  [{ type: 'SAVE', key: 'a' }, 'track.saveRefused'],
]
const refusals: readonly [AccountChange, MessageId][] = [
  [{ type: 'MERGE', track: { locations: [1], events: [] } }, 'track.mergeRefused'],
  [{ type: 'ATTACH', object: museum }, 'track.changeRefused'],
  [{ type: 'REORDER', plan: [museum] }, 'track.changeRefused'],
]
describe.each(languages)('in %s', (language) => {
  test.each(refusals)('a notice names a refused %j', async (change, id) => {
    const { news } = await aPage({ language })
    act(() => news.refused(change, []))
    expect(await shown(words(language)(id))).toBeDefined()
  })
  test.each(outdated)('a notice names a %j that was outdated by another device', async (change, id) => {
    const { news } = await aPage({ language })
    act(() => news.outdated(change))
    expect(await shown(words(language)(id))).toBeDefined()
  })
  test('the notice of a refusal has the message of the portal', async () => {
    const { news } = await aPage({ language })
    act(() => news.refused({ type: 'SAVE', key: 'a', title: 'b' }, ['There are 200 saved tracks']))
    expect(await shown(`${words(language)('track.changeRefused')}. There are 200 saved tracks`)).toBeDefined()
  })
  test('a text that ends with a full stop gets no second one', async () => {
    const { news } = await aPage({ language })
    act(() => news.refused({ type: 'MERGE', track: emptyTrack }, ['Notes are too long']))
    expect(await screen.findByText(/[^.]\.\sNotes are too long$/)).toBeDefined()
  })
})

test('undo restores a replaced order of another device with its notes and days', async () => {
  const { news, events } = await aPage()
  const [day_notes, at] = [[{ day: 1, note: 'Skates' }], '2026-12-01T12:00:00Z']
  act(() => news.replaced({ plan: [park, museum], day_notes, days: null, at }))

  await undo()

  expect(events).toEqual([{ type: 'REORDER', plan: [park, museum], notes: day_notes, days: null }])
})

test('the note of a removed stop is shown, and undo restores both', async () => {
  const { news, events } = await aPage()
  const [detached, at] = [[{ ...museum, note: 'Skates' }], '2026-12-01T12:00:00Z']
  act(() => news.replaced({ plan: [...detached, park], detached, at }))
  await screen.findByText(/^The stop you removed had a new note “Skates” from another device/)

  await undo()

  expect(events).toEqual([{ type: 'REORDER', attached: detached, plan: [...detached, park], notes: [] }])
})

test('the button restores an order that another device has replaced, and the undo keys do not', async () => {
  const { news, events } = await aPage()
  act(() => news.overtaken({ plan: [park, museum], at: '2026-12-01T12:00:00Z' }))
  await screen.findByText(/^Another device has changed the order of your track after you/)

  await userEvent.keyboard('{Control>}[KeyZ]{/Control}')
  expect(events).toEqual([])
  await undo()

  expect(events).toEqual([{ type: 'REORDER', plan: [park, museum], notes: [] }])
})

test.each<[string, AccountChange]>([
  ['location1', { type: 'DETACH', object: { object_type: 'location', object_id: 1 } }],
  [clearing, { type: 'CLEAR' }],
  [moving, { type: 'REORDER', plan: [museum] }],
])('the notice about %s disappears if that is refused', async (about, change) => {
  const { news, notify } = await aPage()
  act(() => notify({ text: 'It is done', tone: 'done', about }))
  await screen.findByText('It is done')
  act(() => news.refused({ type: 'REORDER', plan: [], notes: [] }, []))
  expect(screen.queryByText('It is done')).not.toBeNull()

  act(() => news.refused(change, ['It is late']))
  await screen.findByText(/It is late/)
  expect(screen.queryByText('It is done')).toBeNull()
})

test('of an order that was stored without its days only the rest is restored', async () => {
  const { news, events } = await aPage()
  act(() => news.replaced({ plan: [park, museum], at: '2026-12-01T12:00:00Z' }))

  await undo()

  expect(events).toEqual([{ type: 'REORDER', plan: [park, museum], notes: [] }])
})

test('a note without its stop is shown, and undo restores the stop with it', async () => {
  const { news, events } = await aPage()
  const noted = { ...museum, note: 'Skates' }
  act(() => news.lost([noted]))
  await screen.findByText(/Skates/)

  await userEvent.click(screen.getByRole('button', { name: /^undo/i }))

  expect(events).toEqual([{ type: 'REORDER', attached: [noted], plan: [] }])
})

describe('saving a track', () => {
  type Outcome = { fails?: boolean; takes?: boolean }
  async function theSaved({ fails = false, takes = true, ...track }: Partial<SavedTrack> & Outcome = {}) {
    const sent: Outgoing[] = []
    const send = async (outgoing: Outgoing) => {
      sent.push(outgoing)
      if (fails) throw new PortalError(503)
      return undefined
    }
    const { news, events } = await aPage({ send }, null, takes)
    act(() => news.saved({ ...saved, ...track }))
    await shown(words('en')('track.saved', { title: 'Winter road' }))
    return { events, sent }
  }

  test('is undone by deleting it and restoring its stops, days and date', async () => {
    const { events, sent } = await theSaved()
    await undo()

    expect(events).toEqual([{ type: 'REORDER', attached: saved.plan, plan: [], days: 2, start_date: '2026-12-24' }])
    await waitFor(() =>
      expect(sent.map(({ method, path }) => [method, path])).toEqual([
        [calls.deleteTrack.method, calls.deleteTrack.path.replace('{id}', '31')],
      ]),
    )
  })

  test('into a saved one is undone by restoring that, and the track is open as before', async () => {
    keepOpened(openedNow(31, 'Winter', { locations: [1001, 1009], events: [] }))
    closeOpened()
    const { events, sent } = await theSaved({ replaced_id: 44 })
    await undo()

    expect(events).toMatchObject([{ type: 'REORDER', attached: saved.plan }])
    await waitFor(() =>
      expect(sent.map(({ method, path }) => [method, path])).toEqual([
        [calls.restoreTrack.method, calls.restoreTrack.path.replace('{id}', '44')],
      ]),
    )
    expect(openedTrack()).toMatchObject({ id: 31, title: 'Winter' })
  })

  test('is not undone if its stops are refused', async () => {
    const { events, sent } = await theSaved({ takes: false })
    await undo()

    await waitFor(() => expect(events).toHaveLength(1))
    await act(async () => {})
    expect(sent).toEqual([])
  })

  test('shows an error if the undo cannot delete it', async () => {
    await theSaved({ fails: true })
    await undo()
    expect(await screen.findByText('Server error when updating data')).toBeDefined()
  })
})

test('news without a listener causes no error', () => {
  const news = createTrackNews()
  expect(() => {
    news.refused({ type: 'CLEAR' }, [])
    news.saved(saved)
  }).not.toThrow()
})

test('an account has the same owner id in each of its sessions', async () => {
  const sessions = [4_000_000_000, 4_100_000_000].map((expires) => aPage({ auth: { expires, owner: 'anna' } }))
  const events = (await Promise.all(sessions)).map((page) => page.events)
  expect(events).toEqual(Array(2).fill([{ type: 'SIGNED_IN', owner: 'anna' }]))
})

test('the account’s track is that of the rendered page', async () => {
  const track = { locations: [1001], events: [] }
  const { events } = await aPage({ auth: { expires: 4_000_000_000, owner: 'anna' } }, { track, version: 7 })
  expect(events).toEqual([{ type: 'SIGNED_IN', owner: 'anna', rendered: track, version: 7 }])
})

test('a session without an owner is identified by its expiry, and ends for the track with the page', async () => {
  const { events } = await aPage({ auth: { expires: 4_000_000_000 } })
  cleanup()
  expect(events).toEqual([{ type: 'SIGNED_IN', owner: '4000000000' }, { type: 'SIGNED_OUT' }])
})

test('a guest has no owner id', async () => {
  const { events } = await aPage()
  cleanup()
  expect(events).toEqual([])
})
