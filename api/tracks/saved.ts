import type { Answer, Calls, Got } from '@tropa/contract'
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { savedTrack } from '../database/people-tracks.ts'
import { momentAfter } from '../dates/dates.ts'
import { brokenRule } from '../http/broken-rule.ts'
import { PortalError } from '../http/failures.ts'
import type { Moment } from '../http/handler.ts'
import { json, type Json } from '../http/json.ts'
import type { User } from '../http/principal.ts'
import { lockTrack, storeTrack, type Writing } from './active.ts'
import { copyTitle } from './copy-title.ts'
import { trackAnswer } from './objects.ts'
import { nothingPlanned, shownOf } from './plan.ts'

type SavedRow = typeof savedTrack.$inferSelect
type Reading = Moment & { user: User; db: Database }
type SavedBody = Json<Answer<Calls['savedTrack']>>

const restorableDays = 30
/** Saved tracks of one user. As many deleted ones can be restored. */
const mostSaved = 200

/** Another user's track is as unknown as one that does not exist. */
const own = (user: User, id: number): SQL | undefined => and(eq(savedTrack.id, id), eq(savedTrack.user_id, user.id))
const isKept = isNull(savedTrack.deleted_at)

const answer = (db: Pick<Database, 'execute'>, row: SavedRow, moment: Moment): Promise<SavedBody> =>
  trackAnswer(db, row, { id: row.id, title: row.title, created_at: row.created_at.toISOString() }, moment)

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

type NewTrack = Omit<typeof savedTrack.$inferInsert, 'id'>
async function insert(tx: Database, track: NewTrack, moment: Moment): Promise<SavedRow> {
  await checkRoom(tx, track.user_id, moment)
  const [row] = await tx.insert(savedTrack).values(track).returning()
  return found(row)
}

export async function saveTrack({ headers }: Got<Calls['saveTrack']>, { tx, user, ...moment }: Writing) {
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
  if (known) return { body: await answer(tx, known, moment) }
  if (row.plan.length === 0) throw brokenRule({ field: 'track', rule: 'empty_track', language })
  const { plan, day_notes, days, start_date } = row
  const track = { user_id: user.id, title: null, created_at: now, save_key, plan, day_notes, days, start_date }
  const saved = await insert(tx, track, moment)
  await storeTrack(tx, row, { ...nothingPlanned, replaced: null })
  return { body: await answer(tx, saved, moment) }
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
  return answer(db, found(row), moment)
}

/** Changes one track of the user. @throws {PortalError} `not_found` */
async function change(tx: Database, where: SQL | undefined, values: Partial<NewTrack>): Promise<SavedRow> {
  const [row] = await tx.update(savedTrack).set(values).where(where).returning()
  return found(row)
}

export async function renameTrack(
  { params, body: { title } }: Got<Calls['renameTrack']>,
  { tx, user, ...moment }: Writing,
) {
  return answer(tx, await change(tx, and(own(user, params.id), isKept), { title }), moment)
}

export async function deleteTrack({ params }: Got<Calls['deleteTrack']>, { tx, user, now }: Writing) {
  const restorableSince = momentAfter(now, -restorableDays, 'day')
  await tx.delete(savedTrack).where(lt(savedTrack.deleted_at, restorableSince))
  await change(tx, and(own(user, params.id), isKept), { deleted_at: now })
  const tooMany = tx
    .select({ id: savedTrack.id })
    .from(savedTrack)
    .where(and(eq(savedTrack.user_id, user.id), isNotNull(savedTrack.deleted_at)))
    .orderBy(desc(savedTrack.deleted_at), desc(savedTrack.id))
    .offset(mostSaved)
  await tx.delete(savedTrack).where(inArray(savedTrack.id, tooMany))
  return {}
}

export async function restoreTrack({ params }: Got<Calls['restoreTrack']>, { tx, user, ...moment }: Writing) {
  await lockTrack(tx, user)
  const [row] = await tx.select().from(savedTrack).where(own(user, params.id))
  if (found(row).deleted_at !== null) await checkRoom(tx, user.id, moment)
  return answer(tx, await change(tx, own(user, params.id), { deleted_at: null }), moment)
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
  return { body: await answer(tx, await insert(tx, copy, moment), moment) }
}
