import type { ResponseBody, Calls, Got, TrackEdit } from '@tropa/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { activeTrack } from '../database/people-tracks.ts'
import { brokenRule } from '../http/broken-rule.ts'
import { PortalError } from '../http/failures.ts'
import type { Moment } from '../http/handler.ts'
import type { Json } from '../http/json.ts'
import type { User } from '../http/principal.ts'
import { checkFits } from './fits.ts'
import { knownOf, trackResponse } from './objects.ts'
import {
  isLosing,
  isSamePlan,
  joined,
  joinedDays,
  lostStop,
  nothingPlanned,
  orderedBy,
  plannedOf,
  withNotes,
  withoutStop,
  withStop,
} from './plan.ts'

export type ActiveRow = typeof activeTrack.$inferSelect
/** What a handler gets in a transaction. */
export type Writing = Moment & { user: User; tx: Database }

const emptyRow = (user_id: string): ActiveRow => ({
  user_id,
  ...nothingPlanned,
  version: 0,
  order_version: 0,
  replaced: null,
})

const respond = async (db: Pick<Database, 'execute'>, row: ActiveRow, moment: Moment) => ({
  body: await trackResponse(db, row, { version: row.version, replaced: row.replaced }, moment),
  version: String(row.version),
})
type ActiveReply = { body: Json<ResponseBody<Calls['myTrack']>>; version: string }

/** The user's row, locked until the transaction ends: devices change a track one after another. */
export async function lockTrack(tx: Database, user: User): Promise<ActiveRow> {
  await tx.insert(activeTrack).values(emptyRow(user.id)).onConflictDoNothing()
  const [row] = await tx.select().from(activeTrack).where(eq(activeTrack.user_id, user.id)).for('update')
  if (!row) throw new Error('the row was inserted above')
  return row
}

/** Stores a change as the next version, unless nothing differs. */
export async function storeTrack(tx: Database, row: ActiveRow, changed: Partial<ActiveRow>): Promise<ActiveRow> {
  const next = { ...row, ...changed }
  if (isSamePlan(row, next)) return row
  const stored = { ...next, version: row.version + 1 }
  await tx.update(activeTrack).set(stored).where(eq(activeTrack.user_id, row.user_id))
  return stored
}

export async function showMyTrack(
  _: unknown,
  { db, user, ...moment }: Moment & { user: User; db: Database },
): Promise<ActiveReply> {
  const [row] = await db.select().from(activeTrack).where(eq(activeTrack.user_id, user.id))
  return respond(db, row ?? emptyRow(user.id), moment)
}

export async function attach({ body }: Got<Calls['attach']>, { tx, user, ...moment }: Writing): Promise<ActiveReply> {
  const { language } = moment
  if ((await knownOf(tx, [body])).length === 0)
    throw brokenRule({ field: 'object_id', rule: 'unknown_object', language })
  const row = await lockTrack(tx, user)
  const attached = { ...row, plan: withStop(row.plan, body) }
  checkFits(attached, 'object_id', language)
  return respond(tx, await storeTrack(tx, row, attached), moment)
}

export async function detach({ body }: Got<Calls['detach']>, { tx, user, ...moment }: Writing): Promise<ActiveReply> {
  const row = await lockTrack(tx, user)
  const plan = withoutStop(row.plan, body)
  return respond(tx, await storeTrack(tx, row, { plan, ...lostBy({ detached: [body] }, row, moment.now) }), moment)
}

/** @throws {PortalError} `changed` where another device has changed the track since it was seen */
export function checkSeen({ version }: Pick<ActiveRow, 'version'>, seen: string | undefined): void {
  if (seen !== undefined && seen !== `"${version}"`) throw new PortalError('changed')
}

/** A repeated request finds an empty track and is never refused. */
export async function clearTrack(
  { headers }: Got<Calls['clearTrack']>,
  { tx, user, ...moment }: Writing,
): Promise<ActiveReply> {
  const row = await lockTrack(tx, user)
  if (row.plan.length > 0) checkSeen(row, headers['If-Match'])
  return respond(tx, await storeTrack(tx, row, { ...nothingPlanned, replaced: null }), moment)
}

export async function mergeTrack(
  { body }: Got<Calls['mergeTrack']>,
  { tx, user, ...moment }: Writing,
): Promise<ActiveReply> {
  const sent = plannedOf(body)
  const guest = { ...sent, plan: await knownOf(tx, sent.plan) }
  const row = await lockTrack(tx, user)
  const merged = { plan: joined(row.plan, guest.plan), ...joinedDays(row, guest) }
  checkFits(merged, 'locations', moment.language)
  return respond(tx, await storeTrack(tx, row, merged), moment)
}

/** The track with the stops that an order attaches and without those that it detaches. */
async function changedStops(tx: Database, row: ActiveRow, { attached = [], detached = [] }: TrackEdit) {
  const plan = joined(row.plan, attached.length > 0 ? await knownOf(tx, attached) : [])
  return { ...row, plan: detached.reduce(withoutStop, plan) }
}

type Losing = Partial<Pick<TrackEdit, 'plan' | 'day_notes' | 'notes' | 'detached' | 'seen_version'>>

/**
 * What the edit overwrites that another device has changed and this one has not seen: an order, a note, or a stop
 * with its note.
 */
function lostBy({ plan = [], day_notes, notes = [], detached = [], seen_version }: Losing, row: ActiveRow, now: Date) {
  const isOrder = plan.length > 0 || day_notes !== undefined
  const isReplacing = isOrder && seen_version !== undefined && row.order_version > seen_version
  const noted = detached.flatMap((stop) => lostStop(row, stop))
  const isLost = isReplacing || noted.length > 0 || notes.some((note) => isLosing(row, note))
  const order = { plan: row.plan, day_notes: row.day_notes, days: row.days }
  const replaced = isLost && {
    ...order,
    ...(noted.length > 0 && { detached: noted }),
    version: row.version + 1,
    ...(isReplacing && { order_version: row.order_version }),
    at: now.toISOString(),
  }
  // It stays after other changes, because the device whose order it was may read the track much later.
  return { replaced: replaced || row.replaced, ...(isOrder && { order_version: row.version + 1 }) }
}

/** Returns what was overwritten of another device, so that the visitor can restore it. */
export async function orderTrack(
  { body }: Got<Calls['orderTrack']>,
  { tx, user, ...moment }: Writing,
): Promise<ActiveReply> {
  const row = await lockTrack(tx, user)
  const edited = withNotes(orderedBy(await changedStops(tx, row, body), body), body.notes ?? [])
  checkFits(edited, body.attached ? 'attached' : 'plan', moment.language)
  const order = { ...edited, ...lostBy(body, row, moment.now) }
  return respond(tx, await storeTrack(tx, row, order), moment)
}
