import { type Conflict, isOfDay, type JudgedDay } from './conflicts.ts'

/** What is wrong with a stop that is reached, and in time. */
const isGentle = ({ kind }: Conflict) => kind === 'dark' || kind === 'season'
const isCut = ({ kind }: Conflict) => kind === 'full' || kind === 'noRoad'
/** What follows from the date alone, whatever else is on the day. */
const isOfDate = ({ kind }: Conflict) =>
  kind === 'closed' || kind === 'notThatDay' || kind === 'soldOut' || kind === 'season'

/** A conflict by its stop, or by its day. */
export const nameOf = ({ kind, key, day }: Conflict): string => `${kind} ${isOfDay(kind) ? day : key}`

/** What is wrong with some days. `grave`: stops that are not reached or not in time; `gentle`: the other stops. */
type Troubles = { known: Set<string>; grave: Set<string>; gentle: Set<string>; days: Set<number> }

export function troublesOf(judged: readonly JudgedDay[]): Troubles {
  const all = judged.flatMap(({ conflicts }) => conflicts)
  const ofStops = all.filter((one) => !isOfDay(one.kind) || isCut(one))
  return {
    known: new Set(all.map(nameOf)),
    grave: new Set([
      ...ofStops.filter((one) => !isGentle(one)).map(({ key }) => key),
      ...judged.flatMap(({ unreached }) => unreached),
    ]),
    gentle: new Set(ofStops.filter(isGentle).map(({ key }) => key)),
    days: new Set(all.filter(({ kind }) => isOfDay(kind)).map(({ day }) => day)),
  }
}

/**
 * Whether a conflict after a change makes nothing worse. What a stop behind a closed road or a full day has is not seen
 * until it is reached, so a stop that had trouble before may show another one after.
 * @param isDateKept of all days; another date brings no stop to a day on which it is closed
 */
export function isNoWorse(one: Conflict, before: Troubles, isDateKept: boolean): boolean {
  if (isCut(one)) return before.grave.has(one.key)
  if (before.known.has(nameOf(one))) return true
  if (isOfDay(one.kind)) return before.days.has(one.day)
  if (!isDateKept && isOfDate(one)) return false
  return before.grave.has(one.key) || (isGentle(one) && before.gentle.has(one.key))
}
