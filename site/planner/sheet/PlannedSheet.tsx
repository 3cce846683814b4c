import type { CalendarDate } from '@tropa/contract'
import { useRouteContext } from '@tanstack/react-router'
import { keyOf, type Track } from '@tropa/machines'
import { useWords } from '../../messages/intl.tsx'
import { useSession } from '../../visitor/SessionProvider.tsx'
import type { Card } from '../../portal/cards-by-id.ts'
import { conflictText } from '../conflict-text.ts'
import { visitTime } from '../TimeOfVisit.tsx'
import { legsOfPlan, totalOf, type TrackObject } from '../track-objects.ts'
import type { DatedDay } from '../plan-dates.ts'
import { useDatedDays, useDayTitle } from '../useDayTitle.ts'
import { type Roads, useRoads } from '../useRoads.ts'
import { useSchedule } from '../useSchedule.ts'
import { type ContactsOfStops, phonesOf, useStopContacts, whereIs } from '../stop-contacts.ts'
import { useStopTitle } from '../useStopTitle.ts'
import { openText, sessionsText } from '../schedule/hours-text.ts'
import { accessText } from './access-text.ts'
import type { SheetDay, SheetStop } from './sheet-days.ts'
import { TrackSheet } from './TrackSheet.tsx'

export type PlannedSheetProps = {
  title: string
  /** The address of the track's page without the host; `null`: it no longer has one. */
  address: string | null
  track: Track
  /** In the order of their days. */
  objects: readonly TrackObject[]
  /** Whether the cards are loaded, or cannot be. */
  isKnown: boolean
}

/** A track with days for print. */
export function PlannedSheet({ title, address, track, objects, isKnown }: PlannedSheetProps) {
  const { origin } = useRouteContext({ from: '__root__' })
  const stops = useStopContacts(objects)
  const roads = useRoads(objects)
  const days = useSheetDays({ track, objects, roads }, stops.contacts)
  return (
    <TrackSheet
      {...{ title, objects, days }}
      km={totalOf(legsOfPlan(track, objects, roads.between))}
      isByRoad={roads.isByRoad}
      url={address && origin + address}
      isKnown={isKnown && stops.isKnown}
    />
  )
}

function useSheetDays(
  { track, objects, roads }: Pick<PlannedSheetProps, 'track' | 'objects'> & { roads: Roads },
  contacts: ContactsOfStops,
): readonly SheetDay[] {
  const say = useWords()
  const { today } = useSession()
  const { origin } = useRouteContext({ from: '__root__' })
  const dayTitle = useDayTitle(track)
  const dated = useDatedDays(track)
  const schedule = useSchedule(track, objects, roads)
  const titleOf = useStopTitle()
  const byKey = new Map(objects.map((stop) => [keyOf(stop.object), stop]))
  const numbers = new Map(objects.map(({ object }, index) => [keyOf(object), index + 1]))
  const hoursOf = (key: string, card: Card, date: CalendarDate | null) =>
    'type' in card || date === null
      ? openText(card, date, today, say)
      : sessionsText(schedule.visits.get(key)?.sessions ?? null, date, say)
  const stopOf = (stop: TrackObject, date: CalendarDate | null): SheetStop => {
    const { object, card } = stop
    const key = keyOf(object)
    const timed = schedule.times.get(key)
    const conflict = schedule.conflicts.get(key)
    const unreached = date !== null && schedule.unreached.has(key) ? say('plan.notReached') : null
    return {
      key,
      number: numbers.get(key) ?? 0,
      title: titleOf(stop),
      url: card ? origin + card.link : null,
      isGone: stop.isGone ?? false,
      place: card ? whereIs(card, contacts) : '',
      time: date !== null && timed ? visitTime(timed) : null,
      hours: card && conflict?.kind !== 'closed' ? hoursOf(key, card, date) : null,
      access: accessText(card?.access ?? [], say),
      conflict: conflict ? conflictText(say, conflict) : unreached,
      phones: card ? phonesOf(card, contacts) : [],
      note: object.note ?? null,
    }
  }
  const dayOf = ({ day, date, stops, note }: DatedDay, _: number, all: readonly DatedDay[]): SheetDay => {
    return {
      key: String(day),
      title: all.length === 1 && date === null ? null : dayTitle(day),
      note: note ?? null,
      stops: stops.flatMap((stop) => {
        const found = byKey.get(keyOf(stop))
        return found ? [stopOf(found, date)] : []
      }),
    }
  }
  return dated.map(dayOf)
}
