import { kilometres } from '../geography/distance.ts'
import { useWords } from '../messages/intl.tsx'
import { Leg } from './Leg.tsx'
import { estimatedTravel } from './schedule/travel.ts'
import type { TrackLeg } from './track-objects.ts'

/** The way to the next stop of the day, with an estimate of how one goes and for how long. */
export function PlanLeg({ leg }: { leg: TrackLeg | null }) {
  const say = useWords()
  if (!leg) return null
  const { mode, km, minutes } = estimatedTravel(leg.km)
  const time = say('plan.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return <Leg leg={leg}>{` · ${say(`plan.by.${mode}`, { km: kilometres(say, Math.max(km, 0.1)), time })}`}</Leg>
}
