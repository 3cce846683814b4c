import { plusDays } from '@tropa/machines'
import { datesBetween } from '../dates/date-formats.ts'
import { townsOf } from './town-groups.ts'
import type { TrackObject } from './track-objects.ts'

/** A longer list says less than it takes. */
const mostTowns = 3
const longest = 120

type Trip = { objects: readonly TrackObject[]; start: string | null; days: number; language: string }

/** `Сургут, Когалым, 24–26 ноября`: the first towns and the dates. @param fallback for a track with neither */
export function trackName({ objects, start, days, language }: Trip, fallback: string): string {
  const towns = [...new Set(townsOf(objects))].slice(0, mostTowns)
  const dates = start === null ? [] : [datesBetween(start, plusDays(start, days - 1), language)]
  return ([...towns, ...dates].join(', ') || fallback).slice(0, longest)
}
