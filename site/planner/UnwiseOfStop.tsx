import type { LocationCard } from '@tropa/contract'
import {
  attach,
  changeToRestore,
  keyOf,
  planOf,
  plannedDays,
  type PlannedObject,
  toDay,
  type Track,
} from '@tropa/machines'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { useTrackActor } from './active-track.tsx'
import type { PlannedVisit } from './schedule/planned-visit.ts'
import { betterDay, dangerOf } from './schedule/unwise.ts'
import type { TrackObject } from './track-objects.ts'
import { UnwiseNotice } from './UnwiseNotice.tsx'
import type { PlanWeather } from './useDayWeather.ts'

/** What a `UnwiseOfStop` takes. `day`: `null`, the stop is on none. */
export type UnwiseOfStopProps = {
  stop: TrackObject
  track: Track
  day: number | null
  visit: PlannedVisit | undefined
  weather: PlanWeather
  onDay: (day: number) => void
}

/** Puts another place where the stop is, on the same day, and offers to undo it. */
function useReplaced() {
  const say = useWords()
  const actor = useTrackActor()
  const notify = useNotify()
  return (old: PlannedObject, day: number, { id, the_title: title }: LocationCard) => {
    const before = actor.getSnapshot().context.track
    const place: PlannedObject = { object_type: 'location', object_id: id }
    const stops = plannedDays(before).find((one) => one.day === day)?.stops ?? []
    const index = stops.findIndex((stop) => keyOf(stop) === keyOf(old))
    const order = toDay(attach(before, place), place, day, index)
    actor.send({ ...order, attached: [place], detached: [old] })
    notify({
      text: say('plan.replaced', { title }),
      tone: 'done',
      undo: () => {
        const removed = planOf(before).filter((stop) => keyOf(stop) === keyOf(old))
        const restoring = changeToRestore(actor.getSnapshot().context, removed)
        actor.send({ ...restoring, detached: [place] })
      },
    })
  }
}

/** What the forecast of the day warns of at a stop; nothing where it warns of nothing. */
export function UnwiseOfStop({ stop, track, day, visit, weather, onDay }: UnwiseOfStopProps) {
  const replace = useReplaced()
  const { card } = stop
  const today = day === null ? undefined : weather.days.get(day)
  if (!card || card.territory_id === null || day === null || !visit || today?.kind !== 'ready') return null
  const days = weather.dangers(card.territory_id)
  const now = days.find((one) => one.day === day)
  const danger = now ? dangerOf(now.here, { isOutdoor: visit.isOutdoor, hasWinterRoad: now.hasWinterRoad }) : null
  if (danger === null) return null
  return (
    <UnwiseNotice
      {...{ danger, card, track, onDay }}
      isStandIn={now?.here?.isStandIn === true}
      date={today.date}
      otherDay={betterDay(day, visit.isOutdoor, days)}
      onReplace={(place) => replace(stop.object, day, place)}
    />
  )
}
