import type { ResponseBody, Calls, Got, SharedChange, TrackRef } from '@tropa/contract'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sharedChange, sharedTrack } from '../database/people-tracks.ts'
import { brokenRule } from '../http/broken-rule.ts'
import { PortalError } from '../http/failures.ts'
import type { Moment } from '../http/handler.ts'
import { json, type Json } from '../http/json.ts'
import type { User } from '../http/principal.ts'
import { checkFits } from './fits.ts'
import { movedStop } from './moved-stop.ts'
import { knownOf, titlesOf } from './objects.ts'
import { isSamePlan, keyOf, orderedBy, type Planned, withoutStop, withStop } from './plan.ts'
import { hashOf } from './secrets.ts'
import { shareWatchOf } from './share-watch.ts'
import { foundShare, openShare, sharedResponse, type SharedRow } from './share.ts'

type Caller = Moment & { user: User | undefined }
type Writing = Caller & { tx: Database }
type Change = { kind: SharedChange['kind']; ref?: TrackRef; by: string; planned: Partial<Planned> }

/** How many changes of one track are kept; a visitor who missed older ones reads the whole track. */
const mostChanges = 1000

async function record(tx: Database, row: SharedRow, { kind, ref, by }: Change, now: Date): Promise<void> {
  const { token_hash, version } = row
  const object = { object_type: ref?.object_type ?? null, object_id: ref?.object_id ?? null }
  await tx.insert(sharedChange).values({ token_hash, version, kind, ...object, changed_by: by, changed_at: now })
  await tx
    .delete(sharedChange)
    .where(and(eq(sharedChange.token_hash, token_hash), lt(sharedChange.version, version - mostChanges)))
}

/** Makes a change and, after its commit, wakes the requests of this process that wait for one. */
export const announced = <G extends { params: { token: string } }, R>(
  change: (got: G, writing: Writing) => Promise<R>,
) => ({
  withDatabase: async (got: G, { db, ...caller }: Caller & { db: Database }): Promise<R> => {
    const reply = await db.transaction((tx) => change(got, { ...caller, tx }))
    shareWatchOf(db).announce(hashOf(got.params.token))
    return reply
  },
})

/** Changes a shared track under a lock, so that changes of two visitors at once are both applied. */
async function changeShare(
  token: string,
  { tx, user, ...moment }: Writing,
  changeOf: (row: SharedRow) => Change,
): Promise<{ status: 200; body: Awaited<ReturnType<typeof sharedResponse>> }> {
  const [found] = await tx.select().from(sharedTrack).where(openShare(token, moment.now)).for('update')
  const row = foundShare(found)
  if (!row.can_add) throw new PortalError('forbidden')
  const change = changeOf(row)
  const changed = { ...row, ...change.planned }
  if (isSamePlan(row, changed)) return { status: 200, body: await sharedResponse(tx, row, user, moment) }
  const next = { ...changed, version: row.version + 1 }
  await tx.update(sharedTrack).set(next).where(eq(sharedTrack.token_hash, row.token_hash))
  await record(tx, next, change, moment.now)
  return { status: 200, body: await sharedResponse(tx, next, user, moment) }
}

export async function sharedAttach({ params, body }: Got<Calls['sharedAttach']>, surroundings: Writing) {
  const { by, ...stop } = body
  const { tx, language } = surroundings
  if ((await knownOf(tx, [stop])).length === 0)
    throw brokenRule({ field: 'object_id', rule: 'unknown_object', language })
  return changeShare(params.token, surroundings, (row) => {
    const plan = withStop(row.plan, stop)
    checkFits({ ...row, plan }, 'object_id', language)
    return { kind: 'attached', ref: stop, by, planned: { plan } }
  })
}

export async function sharedDetach({ params, body }: Got<Calls['sharedDetach']>, surroundings: Writing) {
  const { by, ...ref } = body
  return changeShare(params.token, surroundings, (row) => ({
    kind: 'detached',
    ref,
    by,
    planned: { plan: withoutStop(row.plan, ref) },
  }))
}

export async function sharedOrder({ params, body }: Got<Calls['sharedOrder']>, surroundings: Writing) {
  return changeShare(params.token, surroundings, (row) => {
    const planned = orderedBy(row, body)
    checkFits(planned, 'plan', surroundings.language)
    const ref = movedStop(row.plan, planned.plan)
    return { kind: 'ordered', ...(ref && { ref }), by: body.by, planned }
  })
}

const mostAtOnce = 100

type ChangeRow = typeof sharedChange.$inferSelect
const refOf = ({ object_type, object_id }: ChangeRow): TrackRef[] =>
  object_type !== null && object_id !== null ? [{ object_type, object_id }] : []

function wireOf(row: ChangeRow, titles: ReadonlyMap<string, string>) {
  const { version, kind, changed_by, changed_at } = row
  const [ref] = refOf(row)
  const title = ref && titles.get(keyOf(ref))
  return { version, kind, ...ref, ...(title !== undefined && { title }), by: changed_by, at: changed_at.toISOString() }
}

/** Changes have titles, because an object that was removed from the track has no card in it. */
async function changesAfter(
  { db, now, language }: Moment & { db: Database },
  { token, after }: { token: string; after: number },
) {
  const [share] = await db.select().from(sharedTrack).where(openShare(token, now))
  const { token_hash, version } = foundShare(share)
  const list = await db
    .select()
    .from(sharedChange)
    .where(and(eq(sharedChange.token_hash, token_hash), gt(sharedChange.version, after)))
    .orderBy(asc(sharedChange.version))
    .limit(mostAtOnce)
  const titles = await titlesOf(db, list.flatMap(refOf), language)
  return { version, change_list: list.map((row) => wireOf(row, titles)) }
}

/** Always read from the database: the watch says only when to read it again. */
export async function listChanges(
  { params: { token }, query: { after, wait: seconds } }: Got<Calls['sharedChanges']>,
  moment: Moment & { db: Database },
): Promise<Json<ResponseBody<Calls['sharedChanges']>>> {
  const deadline = performance.now() + seconds * 1000
  for (;;) {
    // Begun before the database is read, so that no commit falls in between.
    const wait = shareWatchOf(moment.db).wait(hashOf(token), after)
    try {
      const found = await changesAfter(moment, { token, after })
      const left = deadline - performance.now()
      if (!wait || found.version > after || left <= 0) return json<ResponseBody<Calls['sharedChanges']>>(found)
      await wait.changed(left)
    } finally {
      wait?.end()
    }
  }
}
