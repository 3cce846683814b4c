import { useWords, type Words } from '../messages/intl.tsx'
import { Leg } from './Leg.tsx'
import { travelOver } from './schedule/travel.ts'
import type { LegView } from './stop-view.ts'

const duration = (say: Words, minutes: number) =>
  say('plan.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })

/** The leg to the next stop, which may be on the next day, with the estimated means and time of travel. */
export function PlanLeg({ leg }: { leg: LegView }) {
  const say = useWords()
  const { mode, minutes } = travelOver(
    leg.straightKm,
    leg.minutes === undefined ? null : { km: leg.km, minutes: leg.minutes },
  )
  const isUncertain = mode === 'car' && leg.hasClosedRoad === true
  return (
    <Leg leg={leg}>
      {` · ${say(`plan.by.${mode}`, { time: duration(say, minutes) })}`}
      {isUncertain && ` · ${say('plan.winterRoadClosed')}`}
    </Leg>
  )
}
