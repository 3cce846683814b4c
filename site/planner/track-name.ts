import { type CalendarDate, longestTrackTitle } from '@tropa/contract'
import { tripDates } from './plan-dates.ts'
import { townsOf } from './town-groups.ts'
import type { TrackObject } from './track-objects.ts'

/** More towns would make the name too long. */
const mostTowns = 3

type Trip = { objects: readonly TrackObject[]; start: CalendarDate | null; days: number; language: string }

/**
 * `Париж, Лион, 24–26 ноября`: the first towns and the dates, without the no-break characters of a page.
 * @param fallback for a track with neither
 */
export function trackName({ objects, start, days, language }: Trip, fallback: string): string {
  const towns = [...new Set(townsOf(objects))].slice(0, mostTowns)
  const dates = tripDates(start, days, language)
  const name = [...towns, ...(dates === null ? [] : [dates])].join(', ') || fallback
  return name.replaceAll('\u2060', '').replaceAll('\u00a0', ' ').slice(0, longestTrackTitle)
}
