import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { calendarDate } from '@tropa/contract'
import { activeTrackKey, plannedDays, type Track } from '@tropa/machines'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { words } from '../messages/intl.tsx'
import { TrackProvider, useTrack } from './active-track.tsx'
import { PlanDay } from './PlanDay.tsx'
import { useOpenNotes } from './useOpenNotes.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const say = words('en')
const track: Track = {
  locations: [1, 2, 3],
  events: [],
  plan: [1, 2, 3].map((day) => ({ object_type: 'location', object_id: day, day })),
  days: 3,
  day_notes: [
    { day: 2, note: 'Skates' },
    { day: 3, note: 'Skis' },
  ],
}

function Days() {
  const days = plannedDays(useTrack().track)
  const { openNotes, notes } = useOpenNotes()
  return (
    <ul>
      {days.map((day, index) => (
        <PlanDay
          key={`day-${day.day}`}
          sortKey={`day-${day.day}`}
          title={`Day ${day.day}`}
          day={day}
          part={index}
          stops={[]}
          isOnly={false}
          weather={undefined}
          scheduled={undefined}
          onReorder={() => {}}
          isOpen={day.day !== null && openNotes.includes(day.day)}
          notes={notes}
        />
      ))}
    </ul>
  )
}
async function theDays(own: Track = track) {
  localStorage.setItem(activeTrackKey, JSON.stringify(own))
  await renderVisit(
    <TrackProvider>
      <Days />
    </TrackProvider>,
  )
  await screen.findByText('Skates')
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const open = (day: number) => press(say('plan.dayNoteOf', { day }))
const remove = (day: number) => press(say('plan.removeDay', { day }))
/** The heading of each day whose note is being written, with the text in its field. */
const fields = () =>
  screen.queryAllByRole<HTMLTextAreaElement>('textbox').map((field) => {
    const title = field.closest('li')?.querySelector('h2')?.textContent
    return `${title}: ${field.value}`
  })

test('a note is not shown beside its field while it is being edited', async () => {
  await theDays()
  await open(2)
  expect(fields()).toEqual(['Day 2: Skates'])
  expect(screen.getAllByText('Skates').map(({ localName }) => localName)).toEqual(['textarea'])
})

test('the field of a note gets focus when it opens, and its button keeps focus when it closes', async () => {
  await theDays()
  await open(2)
  expect(document.activeElement?.localName).toBe('textarea')

  await open(2)
  expect(document.activeElement?.getAttribute('aria-label')).toBe(say('plan.dayNoteOf', { day: 2 }))
})

test('removing a day removes the field of its note, and no other day gets it', async () => {
  await theDays()
  await open(2)
  await remove(2)
  await waitFor(() => expect(fields()).toEqual([]))
  expect(screen.getByText('Skis').closest('li')?.querySelector('h2')?.textContent).toBe('Day 2')

  await press(/undo/i)
  await screen.findByText('Skis')
  expect(fields()).toEqual([])
})

test('the field of a later day stays with its day when its number changes, and when that is undone', async () => {
  await theDays()
  await open(3)
  await remove(1)
  await waitFor(() => expect(fields()).toEqual(['Day 2: Skis']))

  await press(/undo/i)

  await waitFor(() => expect(fields()).toEqual(['Day 3: Skis']))
})

test.each([
  ['dated days after it are a day earlier', '2026-12-04', 1, 'plan.dayRemovedEarlier'],
  ['the last day leaves the others as they are', '2026-12-04', 3, 'plan.dayRemoved'],
  ['days without dates are only numbered anew', undefined, 1, 'plan.dayRemoved'],
] as const)('a day is removed: %s', async (_, start_date, day, message) => {
  await theDays({ ...track, ...(start_date && { start_date: calendarDate(start_date) }) })
  await remove(day)
  expect(await screen.findByText(say(message, { day }))).toBeDefined()
})
