import type { ResponseBody, Calls, Got } from '@tropa/contract'
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, ne, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { savedTrack } from '../database/people-tracks.ts'
import { momentAfter } from '../dates/dates.ts'
import { brokenRule } from '../http/broken-rule.ts'
import { PortalError } from '../http/failures.ts'
import type { Moment } from '../http/handler.ts'
import { json, type Json } from '../http/json.ts'
import type { User } from '../http/principal.ts'
import { checkSeen, lockTrack, storeTrack, type Writing } from './active.ts'
import { copyTitle } from './copy-title.ts'
import { trackResponse } from './objects.ts'
import { isSamePlan, nothingPlanned, shownOf } from './plan.ts'

type SavedRow = typeof savedTrack.$inferSelect
type Reading = Moment & { user: User; db: Database }
type SavedBody = Json<ResponseBody<Calls['savedTrack']>>

const restorableDays = 30
/** The most saved tracks of one user. As many deleted ones, including replaced versions, can be restored. */
const mostSaved = 200

/** Another user's track is as unknown as one that does not exist. */
const own = (user: User, id: number): SQL | undefined => and(eq(savedTrack.id, id), eq(savedTrack.user_id, user.id))
const isKept = isNull(savedTrack.deleted_at)

const respond = (
  db: Pick<Database, 'execute'>,
  row: SavedRow,
  moment: Moment,
  more: { replaced_id?: number } = {},
): Promise<SavedBody> =>
  trackResponse(db, row, { id: row.id, title: row.title, created_at: row.created_at.toISOString(), ...more }, moment)

function found(row: SavedRow | undefined): SavedRow {
  if (!row) throw new PortalError('not_found')
  return row
}

/** @throws {PortalError} `invalid` for a user who keeps as many tracks as there may be */
async function checkRoom(tx: Database, user_id: string, { language }: Moment): Promise<void> {
  const ofUser = and(eq(savedTrack.user_id, user_id), isKept)
  const [kept] = await tx.select({ tracks: count() }).from(savedTrack).where(ofUser)
  if (Number(kept?.tracks) >= mostSaved)
    throw brokenRule({ field: 'track', rule: 'max_saved', limit: mostSaved, language })
}

/** The row of a saved track, which no request changes before this one ends. @throws {PortalError} `not_found` */
async function lockSaved(tx: Database, where: SQL | undefined): Promise<SavedRow> {
  const [row] = await tx.select().from(savedTrack).where(where).for('update')
  return found(row)
}

type NewTrack = Omit<typeof savedTrack.$inferInsert, 'id'>
async function insert(tx: Database, track: NewTrack, moment: Moment): Promise<SavedRow> {
  await checkRoom(tx, track.user_id, moment)
  const [row] = await tx.insert(savedTrack).values(track).returning()
  return found(row)
}

/** Deleted tracks are kept for a while, and only the last ones of a user. */
async function forgetDeleted(tx: Database, user_id: string, now: Date): Promise<void> {
  await tx.delete(savedTrack).where(lt(savedTrack.deleted_at, momentAfter(now, -restorableDays, 'day')))
  const tooMany = tx
    .select({ id: savedTrack.id })
    .from(savedTrack)
    .where(and(eq(savedTrack.user_id, user_id), isNotNull(savedTrack.deleted_at)))
    .orderBy(desc(savedTrack.deleted_at), desc(savedTrack.id))
    .offset(mostSaved)
  await tx.delete(savedTrack).where(inArray(savedTrack.id, tooMany))
}

/** Overwrites a saved track. Its earlier version is kept as a deleted track, so that nothing is lost. */
async function replace(tx: Database, { id, ...before }: SavedRow, values: Partial<NewTrack>, now: Date) {
  const row = await change(tx, eq(savedTrack.id, id), { save_key: null, ...values })
  await tx.insert(savedTrack).values({ ...before, deleted_at: now, version_of: id })
  await forgetDeleted(tx, row.user_id, now)
  return row
}

/** The response to a save, which says what it replaced, also when it is repeated. */
async function savedResponse(tx: Database, row: SavedRow, moment: Moment): Promise<{ body: SavedBody }> {
  const [replaced] = await tx
    .select({ id: savedTrack.id })
    .from(savedTrack)
    .where(and(eq(savedTrack.user_id, row.user_id), eq(savedTrack.version_of, row.id)))
    .orderBy(desc(savedTrack.id))
    .limit(1)
  return { body: await respond(tx, row, moment, replaced && { replaced_id: replaced.id }) }
}

export async function saveTrack(
  { query: { replaces }, headers }: Got<Calls['saveTrack']>,
  { tx, user, ...moment }: Writing,
) {
  const { language, now } = moment
  const save_key = headers['Idempotency-Key'] ?? null
  const row = await lockTrack(tx, user)
  const [known] =
    save_key === null
      ? []
      : await tx
          .select()
          .from(savedTrack)
          .where(and(eq(savedTrack.user_id, user.id), eq(savedTrack.save_key, save_key)))
  if (known) return savedResponse(tx, known, moment)
  checkSeen(row, headers['If-Match'])
  const replaced = replaces === undefined ? null : await lockSaved(tx, and(own(user, replaces), isKept))
  if (row.plan.length === 0) throw brokenRule({ field: 'track', rule: 'empty_track', language })
  const { plan, day_notes, days, start_date } = row
  const track = { created_at: now, save_key, plan, day_notes, days, start_date }
  const saved = replaced
    ? await replace(tx, replaced, track, now)
    : await insert(tx, { ...track, user_id: user.id, title: null }, moment)
  await storeTrack(tx, row, { ...nothingPlanned, replaced: null })
  return savedResponse(tx, saved, moment)
}

const lineOf = ({ id, title, created_at, ...planned }: SavedRow) => {
  const { days, start_date, plan } = shownOf(planned)
  return { id, title, created_at: created_at.toISOString(), count: plan.length, days, start_date }
}

export async function listSavedTracks({ query }: Got<Calls['savedTracks']>, { db, user }: Reading) {
  const ofUser = and(eq(savedTrack.user_id, user.id), isKept)
  const list = await db
    .select()
    .from(savedTrack)
    .where(ofUser)
    .orderBy(desc(savedTrack.created_at), desc(savedTrack.id))
    .limit(query.limit)
    .offset(query.offset)
  const [all] = await db.select({ total: count() }).from(savedTrack).where(ofUser)
  return json({ track_list: list.map(lineOf), total: Number(all?.total ?? 0) })
}

export async function showSavedTrack({ params }: Got<Calls['savedTrack']>, { db, user, ...moment }: Reading) {
  const [row] = await db
    .select()
    .from(savedTrack)
    .where(and(own(user, params.id), isKept))
  return respond(db, found(row), moment)
}

/** Changes one track of the user. @throws {PortalError} `not_found` */
async function change(tx: Database, where: SQL | undefined, values: Partial<NewTrack>): Promise<SavedRow> {
  const [row] = await tx.update(savedTrack).set(values).where(where).returning()
  return found(row)
}

/** Of the user's other tracks that are not deleted. */
async function otherTitles(tx: Database, user: User, id: number): Promise<(string | null)[]> {
  const others = and(eq(savedTrack.user_id, user.id), isKept, ne(savedTrack.id, id))
  const list = await tx.select({ title: savedTrack.title }).from(savedTrack).where(others)
  return list.map(({ title }) => title)
}

export async function renameTrack(
  { params: { id }, body: { title, unique } }: Got<Calls['renameTrack']>,
  { tx, user, ...moment }: Writing,
) {
  const taken = unique ? await otherTitles(tx, user, id) : []
  const free = taken.includes(title) ? copyTitle(title, taken, moment.language) : title
  return respond(tx, await change(tx, and(own(user, id), isKept), { title: free }), moment)
}

export async function deleteTrack({ params }: Got<Calls['deleteTrack']>, { tx, user, now }: Writing) {
  await change(tx, and(own(user, params.id), isKept), { deleted_at: now })
  await forgetDeleted(tx, user.id, now)
  return {}
}

/** Restores the earlier version of a saved track. Repeating the request changes nothing. */
async function putBack(tx: Database, row: SavedRow, version: SavedRow, now: Date): Promise<SavedRow> {
  const { title, created_at, plan, day_notes, days, start_date } = version
  if (row.title === title && isSamePlan(row, version)) return row
  return replace(tx, row, { title, created_at, plan, day_notes, days, start_date }, now)
}

export async function restoreTrack({ params }: Got<Calls['restoreTrack']>, { tx, user, ...moment }: Writing) {
  await lockTrack(tx, user)
  const wanted = await lockSaved(tx, own(user, params.id))
  const row = wanted.version_of === null ? wanted : await lockSaved(tx, own(user, wanted.version_of))
  if (row.deleted_at !== null) await checkRoom(tx, user.id, moment)
  const restored = await change(tx, own(user, row.id), { deleted_at: null })
  return respond(tx, row === wanted ? restored : await putBack(tx, restored, wanted, moment.now), moment)
}

/** Includes deleted tracks, because they can be restored. */
async function titlesOf(tx: Database, user: User): Promise<(string | null)[]> {
  const list = await tx.select({ title: savedTrack.title }).from(savedTrack).where(eq(savedTrack.user_id, user.id))
  return list.map(({ title }) => title)
}

export async function copyTrack({ params }: Got<Calls['copyTrack']>, { tx, user, ...moment }: Writing) {
  await lockTrack(tx, user)
  const [row] = await tx
    .select()
    .from(savedTrack)
    .where(and(own(user, params.id), isKept))
  const { user_id, title: original, plan, day_notes, days, start_date } = found(row)
  const title = original && copyTitle(original, await titlesOf(tx, user), moment.language)
  const copy = { user_id, title, plan, day_notes, days, start_date, created_at: moment.now }
  return { body: await respond(tx, await insert(tx, copy, moment), moment) }
}
