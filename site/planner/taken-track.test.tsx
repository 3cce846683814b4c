import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activeTrackKey, mostStops, planOf, type Track } from '@tropa/machines'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { words } from '../messages/intl.tsx'
import { TrackProvider, useTrack } from './active-track.tsx'
import { useAdditions } from './useAdditions.ts'
import { useTakeTrack } from './useTakeTrack.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)
afterEach(() => vi.unstubAllGlobals())

const say = words('en')
const trackOf = (...locations: number[]): Track => ({ locations, events: [] })

type Tools = { take: ReturnType<typeof useTakeTrack>; add: (id: number) => void }
let tools: Tools

function Planner({ onTools }: { onTools: (tools: Tools) => void }) {
  const { track } = useTrack()
  const take = useTakeTrack()
  const additions = useAdditions()
  useEffect(() => {
    const add = (object_id: number) =>
      void additions({ objects: [{ object_type: 'location', object_id }], text: () => 'Added' })
    onTools({ take, add })
  })
  return (
    <output>
      {planOf(track)
        .map(({ object_id }) => object_id)
        .join()}
    </output>
  )
}
const shown = () => document.querySelector('output')?.textContent
async function aVisitor(own: Track) {
  localStorage.setItem(activeTrackKey, JSON.stringify(own))
  await renderVisit(
    <TrackProvider>
      <Planner onTools={(made) => (tools = made)} />
    </TrackProvider>,
  )
  await waitFor(() => expect(shown()).toBe(own.locations.join()))
}

test('undoing an added track removes its stops, and keeps stops that were added since', async () => {
  await aVisitor(trackOf(1, 2))

  act(() => tools.take(trackOf(2, 3), 'join', 'Joined'))
  act(() => tools.add(4))
  await waitFor(() => expect(shown()).toBe('1,2,3,4'))
  const [joined] = screen.getAllByRole('button', { name: /undo/i })
  if (!joined) throw new Error('nothing can be undone')
  await userEvent.click(joined)

  await waitFor(() => expect(shown()).toBe('1,2,4'))
})

test('a second press on “Replace” does nothing, and the only undo restores the visitor’s own track', async () => {
  await aVisitor(trackOf(1, 2))

  act(() => tools.take(trackOf(3), 'replace', 'Replaced'))
  act(() => tools.take(trackOf(3), 'replace', 'Replaced'))
  await waitFor(() => expect(shown()).toBe('3'))
  expect(screen.getAllByText('Replaced')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: /undo/i }))

  await waitFor(() => expect(shown()).toBe('1,2'))
})

test('undoing a track that was added before the visitor’s own one had loaded removes none of its stops', async () => {
  const arrived = Promise.withResolvers<void>()
  const server = { locations: [1, 2], events: [], object_list: [] }
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    await arrived.promise
    if (request.method !== 'GET') bodies.push(`${request.method} ${new URL(request.url).pathname}`)
    return Response.json({ track: server })
  })
  await renderVisit(
    <TrackProvider>
      <Planner onTools={(made) => (tools = made)} />
    </TrackProvider>,
    { auth: { expires: 4_000_000_000, owner: 'anna' } },
  )
  await waitFor(() => expect(localStorage.getItem(activeTrackKey)).not.toBeNull())

  act(() => tools.take(trackOf(3), 'join', 'Joined'))
  await userEvent.click(await screen.findByRole('button', { name: /undo/i }))
  arrived.resolve()

  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies.filter((call) => /clear|order/.test(String(call)))).toEqual([])
})

test('stops of an added track that do not fit are left out, and a notice says so', async () => {
  const own = trackOf(...Array.from({ length: mostStops - 1 }, (_, index) => index + 1))
  await aVisitor(own)

  act(() => tools.take(trackOf(1001, 1002), 'join', 'Joined'))

  await waitFor(() => expect(shown()).toBe([...own.locations, 1001].join()))
  expect(await screen.findByText(say('track.full', { limit: mostStops }))).toBeTruthy()
  expect(screen.getByText('Joined')).toBeTruthy()
})
