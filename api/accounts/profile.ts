import type { accountCalls, Language, ProfileChange } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { isUniqueViolation } from '../database/unique.ts'
import { PortalError } from '../http/failures.ts'
import type { Handler } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { queueMail } from '../mail/queue.ts'
import { isNewRequest } from '../mail/repeated.ts'
import { forgetAttempts } from './attempts.ts'
import { consentsOf } from './consents.ts'
import { checkOldPassword, lockChecked } from './password.ts'
import { refused } from './refusals.ts'
import type { AccountServices } from './services.ts'
import { showUser } from './user.ts'

export const showProfile: Handler<typeof accountCalls.profile> = async (_, { db, user }) =>
  json({ user: await showUser(db, user.id), consent_list: await consentsOf(db, user.id) })

type Change = { userId: string; fields: ProfileChange; language: Language; now: Date }

async function store(tx: Database, { userId, fields }: Change): Promise<void> {
  const { first_name, last_name, patronymic, birth_date, sex, origin, municipality, region, country } = fields
  await tx.execute(sql`
    update account set first_name = ${first_name}, last_name = ${last_name}, patronymic = ${patronymic},
      birth_date = ${birth_date}, sex = ${sex}, origin = ${origin}, municipality = ${municipality},
      region = ${region}, country = ${country}
    where id = ${userId}`)
}

/** Only the unique index decides whether an address is free: another account may take it at the same time. */
async function storeEmail(tx: Database, { userId, fields: { email }, language }: Change): Promise<void> {
  try {
    await tx.execute(sql`update account set email = ${email}, email_verified_at = null where id = ${userId}`)
  } catch (error) {
    throw isUniqueViolation(error) ? refused('email', 'email_taken', language) : error
  }
}

/** Changes the e-mail address, notifies the old one, and deletes the tokens of links that were mailed to it. */
async function changeEmail(tx: Database, change: Change, oldEmail: string): Promise<void> {
  const { userId, fields, language, now } = change
  await storeEmail(tx, change)
  await tx.execute(sql`delete from mailed_token where user_id = ${userId} and purpose in ('verification', 'recovery')`)
  await forgetAttempts(tx, oldEmail)
  const mail = { parameters: {}, language, now, userId }
  await queueMail(tx, { ...mail, template: 'email_changed', to: oldEmail })
  await queueMail(tx, { ...mail, template: 'verification', to: fields.email })
}

const emailOf = async (db: Database, userId: string): Promise<string> => {
  const [stored] = await rows<{ email: string }>(db, sql`select email from account where id = ${userId}`)
  if (!stored) throw new PortalError('unauthorized')
  return stored.email
}

/** Changes the profile. A new address requires the password, because the password can be reset through that address. */
export const updateProfile = ({ passwords }: AccountServices): Handler<typeof accountCalls.updateProfile> => ({
  withDatabase: async ({ body, headers }, { db, user, language, now, visitor }) => {
    const userId = user.id
    const { old_password: password, ...fields } = body
    const request = { call: 'updateProfile', key: headers['Idempotency-Key'], body: { userId, ...fields }, now }
    const oldEmail = await emailOf(db, userId)
    const isNew = body.email !== oldEmail
    if (isNew && password === undefined) throw refused('old_password', 'required', language)
    const hash =
      isNew && password !== undefined
        ? await checkOldPassword(db, passwords, { userId, password, visitor, now, language })
        : null
    const change = { userId, fields: body, language, now }
    const shown = await db.transaction(async (tx) => {
      if (!(await isNewRequest(tx, request))) return showUser(tx, userId)
      if (hash !== null) await lockChecked(tx, { userId, hash, language })
      await store(tx, change)
      if (isNew) await changeEmail(tx, change, oldEmail)
      return showUser(tx, userId)
    })
    return json({ user: shown })
  },
})
