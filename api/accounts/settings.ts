import type { accountCalls, ProfileSettings, Subscriptions } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import type { Handler } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { takeToken } from '../mail/token.ts'

async function settingsOf(db: Database, userId: string): Promise<ProfileSettings> {
  const [settings] = await rows<ProfileSettings>(
    db,
    sql`select reading, keeps_history from account where id = ${userId}`,
  )
  if (!settings) throw new PortalError('unauthorized')
  return settings
}

export const showSettings: Handler<typeof accountCalls.profileSettings> = async (_, { db, user }) =>
  json({ settings: await settingsOf(db, user.id) })

/**
 * Changes reading settings and whether history is recorded. Changed reading settings also set the language of mails.
 * Recorded history stays until it is cleared.
 */
export const updateSettings: Handler<typeof accountCalls.updateProfileSettings> = async (
  { body: { reading, keeps_history } },
  { tx, user, language },
) => {
  await tx.execute(sql`
    update account set reading = coalesce(${reading ? JSON.stringify(reading) : null}::jsonb, reading),
      keeps_history = coalesce(${keeps_history ?? null}::boolean, keeps_history),
      language = coalesce(${reading ? language : null}::text, language)
    where id = ${user.id}`)
  return json({ settings: await settingsOf(tx, user.id) })
}

async function subscriptionsOf(db: Database, userId: string): Promise<Subscriptions> {
  const [subscriptions] = await rows<Subscriptions>(
    db,
    sql`
    select gets_paid_services as paid_services, gets_guide as guide, gets_research as research
    from account where id = ${userId}`,
  )
  if (!subscriptions) throw new PortalError('unauthorized')
  return subscriptions
}

export const showSubscriptions: Handler<typeof accountCalls.subscriptions> = async (_, { db, user }) =>
  json(await subscriptionsOf(db, user.id))

export const updateSubscriptions: Handler<typeof accountCalls.updateSubscriptions> = async (
  { body: { paid_services, guide, research } },
  { tx, user },
) => {
  await tx.execute(sql`
    update account set gets_paid_services = ${paid_services}, gets_guide = ${guide}, gets_research = ${research}
    where id = ${user.id}`)
  return json(await subscriptionsOf(tx, user.id))
}

/** Ends a subscription by the token of its mail. A token that is used or unknown has the same response. */
export const unsubscribe: Handler<typeof accountCalls.unsubscribe> = async ({ body: { token } }, { tx, now }) => {
  const ofGuide = await takeToken(tx, 'unsubscribe_guide', token, now)
  if (ofGuide) await tx.execute(sql`update account set gets_guide = false where id = ${ofGuide.user_id}`)
  const ofServices = await takeToken(tx, 'unsubscribe_services', token, now)
  if (ofServices) await tx.execute(sql`update account set gets_paid_services = false where id = ${ofServices.user_id}`)
  return {}
}
