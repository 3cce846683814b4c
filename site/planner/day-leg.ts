import { legView, type LegView } from './stop-view.ts'
import type { TrackLeg, TrackObject } from './track-objects.ts'
import type { PlanWeather } from './useDayWeather.ts'

/** A leg on a day: `date` is `YYYY-MM-DD`, or `null` while the plan has no dates. */
type DayLeg = { leg: TrackLeg; from: TrackObject; date: string | null }

/** Whether one can drive there that day is known of the winter roads between territories alone. */
export function dayLegView(
  { leg, from, date }: DayLeg,
  { hasClosedRoad }: Pick<PlanWeather, 'hasClosedRoad'>,
): LegView {
  const [here, there] = [from, leg.to].map(({ card }) => card?.territory_id ?? null)
  const isClosed = (id: number | null | undefined) => id != null && date !== null && hasClosedRoad(id, date)
  return { ...legView(leg), hasClosedRoad: here !== there && (isClosed(here) || isClosed(there)) }
}
