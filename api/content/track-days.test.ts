import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { id: number; title: { ru: string } }
type Place = Entry & { opening_hours?: { days: number[] }[] }
type Event = Entry & { schedule: { starts_at: string }[] }
type Stop = { object_type: string; object_id: number; day: number }
type Track = Entry & { description: { ru: string; en: string }; objects: Stop[] }

const read = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))
const places: Place[] = ['locations', 'hotels', 'restaurants'].flatMap(read)
const events: Event[] = read('events')
const tracks: Track[] = read('tracks')

const dayMs = 86_400_000
/** From 1, Monday, to 7. */
const weekdayOf = (date: number) => new Date(date).getUTCDay() || 7

/** The first day of a track that is walked to its event. */
function firstDayOf({ objects }: Track): number | undefined {
  const stop = objects.find(({ object_type: type }) => type === 'event')
  const start = events.find(({ id }) => id === stop?.object_id)?.schedule[0]?.starts_at
  return stop && start ? Date.parse(start.slice(0, 10)) - (stop.day - 1) * dayMs : undefined
}

function closedOn(first: number, { objects }: Track) {
  return objects.flatMap(({ object_type: type, object_id: id, day }) => {
    const weekday = weekdayOf(first + (day - 1) * dayMs)
    const hours = type === 'location' ? places.find((place) => place.id === id)?.opening_hours : undefined
    return hours?.length && !hours.some(({ days }) => days.includes(weekday)) ? [weekday] : []
  })
}

test('a track to an event says that its museums are closed if one of its days is a Monday', () => {
  const dated = tracks.flatMap((track) => {
    const first = firstDayOf(track)
    return first === undefined ? [] : [{ track, closed: closedOn(first, track) }]
  })
  expect(dated.length).toBeGreaterThan(4)
  const affected = dated.filter(({ closed }) => closed.length > 0)

  expect(affected.flatMap(({ closed }) => closed).filter((weekday) => weekday !== 1)).toEqual([])
  const silent = affected.filter(
    ({ track: { description } }) => !/понедельник/u.test(description.ru) || !/Monday/.test(description.en),
  )
  expect(silent.map(({ track }) => track.title.ru)).toEqual([])
})
