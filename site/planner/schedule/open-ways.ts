import type { CalendarDate, TransportWay } from '@tropa/contract'

type Period = Pick<TransportWay, 'from' | 'through'>

/** Whether a way is open on a day of the year; its period may span New Year. */
export function isOpenOn({ from, through }: Period, date: CalendarDate): boolean {
  if (from === undefined || through === undefined) return true
  const day = date.slice(5)
  return from <= through ? from <= day && day <= through : from <= day || day <= through
}

/** The ways to a territory. */
export const waysTo = (ways: readonly TransportWay[], territoryId: number): TransportWay[] =>
  ways.filter(({ territory_ids }) => territory_ids.includes(territoryId))

/** The winter roads to a territory, if no other road to it is known. */
function onlyRoads(ways: readonly TransportWay[], territoryId: number): TransportWay[] {
  const known = waysTo(ways, territoryId)
  return known.some(({ kind }) => kind === 'road') ? [] : known.filter(({ kind }) => kind === 'winter_road')
}

/** Whether the only known road to a territory is a winter road that is open on a day. */
export const needsWinterRoad = (ways: readonly TransportWay[], territoryId: number, date: CalendarDate): boolean =>
  onlyRoads(ways, territoryId).some((way) => isOpenOn(way, date))

/** Whether the only known road to a territory is a winter road that is closed on a day. */
export const hasClosedRoad = (ways: readonly TransportWay[], territoryId: number, date: CalendarDate): boolean =>
  onlyRoads(ways, territoryId).length > 0 && !needsWinterRoad(ways, territoryId, date)

/** Whether no known road to a territory is open on a day. */
export type IsRoadClosed = (territoryId: number, date: CalendarDate) => boolean

/**
 * Whether the road from one territory to another is closed on a day. Roads within a territory are not known to close.
 */
export const isWayClosed = (
  from: number | null,
  to: number | null,
  date: CalendarDate,
  isRoadClosed: IsRoadClosed,
): boolean => from !== to && [from, to].some((id) => id !== null && isRoadClosed(id, date))
