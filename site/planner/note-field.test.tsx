import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activeTrackKey, longestNote, longestNotes, planOf, withStopNote } from '@tropa/machines'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { words } from '../messages/intl.tsx'
import { TrackProvider, useTrack } from './active-track.tsx'
import { NoteField } from './NoteField.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'locks')
})

const say = words('en')
const others = longestNotes / longestNote
/** The track with a note to each stop, as it is stored. */
const trackWith = (...notes: string[]) => ({
  locations: notes.map((_, index) => index + 1),
  events: [],
  plan: notes.map((note, index) => ({ object_type: 'location', object_id: index + 1, ...(note && { note }) })),
})
const store = (...notes: string[]) => localStorage.setItem(activeTrackKey, JSON.stringify(trackWith(...notes)))
const storedNotes = () => {
  const { plan = [] }: { plan?: { note?: string }[] } = JSON.parse(localStorage.getItem(activeTrackKey) ?? '{}')
  return plan.map(({ note = '' }) => note)
}

/** The field of the first stop, and a button that removes it. */
function FirstNote() {
  const { track, isLoading } = useTrack()
  const [isOpen, setOpen] = useState(true)
  const [first] = planOf(track)
  if (isLoading || !isOpen || !first) return null
  return (
    <>
      <NoteField label="Note" note={first.note ?? ''} changeOf={(...notes) => withStopNote(first, ...notes)} />
      <button onClick={() => setOpen(false)}>Close</button>
    </>
  )
}
async function aField(...notes: string[]) {
  store(...notes)
  await renderVisit(
    <TrackProvider>
      <FirstNote />
    </TrackProvider>,
  )
  return screen.findByRole<HTMLTextAreaElement>('textbox')
}
const write = (field: HTMLElement, value: string) => {
  act(() => field.focus())
  fireEvent.change(field, { target: { value } })
}

test('a note that is too long stays in its field with an error, and is stored once it is short enough', async () => {
  const field = await aField('', '')
  write(field, 'a'.repeat(longestNotes))
  await userEvent.tab()
  expect((await screen.findByRole('alert')).textContent).toBe(say('plan.noteTooLong', { limit: longestNote }))
  expect([field.value.length, storedNotes()]).toEqual([longestNotes, ['', '']])

  write(field, 'a'.repeat(longestNote))
  await userEvent.tab()

  expect(screen.queryByRole('alert')).toBe(null)
  await waitFor(() => expect(storedNotes()).toEqual(['a'.repeat(longestNote), '']))
})

test('a note over the limit of a track stays in its field, and the other notes stay on the track', async () => {
  const notes = ['', ...Array.from({ length: others }, () => 'b'.repeat(longestNote))]
  const field = await aField(...notes)
  write(field, 'boots')
  await userEvent.tab()

  expect((await screen.findByRole('alert')).textContent).toBe(say('plan.notesFull', { limit: longestNotes }))
  expect([field.value, storedNotes()]).toEqual(['boots', notes])
})

test('a note that is being edited is stored when the field is taken away', async () => {
  write(await aField('', 'skis'), ' boots ')

  fireEvent.click(screen.getByRole('button', { name: 'Close' }))

  await waitFor(() => expect(storedNotes()).toEqual(['boots', 'skis']))
})

test('a note that is being edited is stored when the page is left, which has no time to wait for a lock', async () => {
  const field = await aField('', 'skis')
  Object.assign(navigator, { locks: { request: () => new Promise<never>(() => {}) } })
  write(field, ' boots ')

  fireEvent(window, new Event('pagehide'))

  expect(storedNotes()).toEqual(['boots', 'skis'])
})

test('a note of another tab does not replace one that is being edited, and is shown in a field without focus', async () => {
  const field = await aField('sledge')
  const inAnotherTab = (note: string) => {
    store(note)
    act(() => void fireEvent(window, new StorageEvent('storage', { key: activeTrackKey })))
  }
  inAnotherTab('skates')
  await waitFor(() => expect(field.value).toBe('skates'))

  write(field, 'boots')
  inAnotherTab('skis')
  await userEvent.tab()

  await waitFor(() => expect(storedNotes()).toEqual(['boots']))
  expect(screen.getByRole('textbox')).toBe(field)

  // Typing something and deleting it again is no change.
  write(field, 'boot')
  inAnotherTab('skates')
  write(field, 'boots')
  await userEvent.tab()

  await waitFor(() => expect(field.value).toBe('skates'))
  expect(storedNotes()).toEqual(['skates'])
})
