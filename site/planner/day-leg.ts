import type { CalendarDate } from '@tropa/contract'
import { isWayClosed } from './schedule/open-ways.ts'
import { legView, type LegView } from './stop-view.ts'
import type { TrackLeg, TrackObject } from './track-objects.ts'
import type { PlanWeather } from './useDayWeather.ts'

/** A leg on a day: `date` is `null` while the plan has no dates. */
type DayLeg = { leg: TrackLeg; from: TrackObject; date: CalendarDate | null }

/** Whether a road is open that day is known only for winter roads between territories. */
export function dayLegView({ leg, from, date }: DayLeg, { isRoadClosed }: Pick<PlanWeather, 'isRoadClosed'>): LegView {
  const territoryOf = ({ card }: TrackObject) => card?.territory_id ?? null
  return {
    ...legView(leg),
    hasClosedRoad: date !== null && isWayClosed(territoryOf(from), territoryOf(leg.to), date, isRoadClosed),
  }
}
