import { kilometres } from '../geography/distance.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import { Leg } from './Leg.tsx'
import { estimatedTravel } from './schedule/travel.ts'
import type { TrackLeg } from './track-objects.ts'

const duration = (say: Words, minutes: number) =>
  say('plan.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })

/** The way to the next stop of the day, with an estimate of how one goes and for how long. */
export function PlanLeg({ leg }: { leg: TrackLeg | null }) {
  const say = useWords()
  if (!leg) return null
  if (leg.minutes !== undefined)
    return <Leg leg={leg}>{` · ${say('plan.drive', { time: duration(say, leg.minutes) })}`}</Leg>
  const { mode, km, minutes } = estimatedTravel(leg.km)
  const time = duration(say, minutes)
  return <Leg leg={leg}>{` · ${say(`plan.by.${mode}`, { km: kilometres(say, Math.max(km, 0.1)), time })}`}</Leg>
}
