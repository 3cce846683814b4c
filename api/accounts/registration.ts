import type { accountCalls, Registration } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Database, rows } from '../database/database.ts'
import type { Handler, Moment } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { queueMail } from '../mail/queue.ts'
import { recordConsents } from './consents.ts'
import { refused } from './refusals.ts'
import type { AccountServices } from './services.ts'
import { startSession } from './sessions.ts'

type Insert = { id: string; hash: string; fields: Registration; moment: Moment }

/** @returns whether the address was free: of two registrations at once, one gets it */
async function addAccount(tx: Database, { id, hash, fields, moment }: Insert): Promise<boolean> {
  const { first_name, last_name, patronymic, birth_date, sex, email, origin, municipality, region, country } = fields
  const added = await rows(
    tx,
    sql`
    insert into account (id, email, password_hash, first_name, last_name, patronymic, birth_date, sex, origin,
      municipality, region, country, language, created_at)
    values (${id}, ${email}, ${hash}, ${first_name}, ${last_name}, ${patronymic}, ${birth_date}, ${sex}, ${origin},
      ${municipality}, ${region}, ${country}, ${moment.language}, ${moment.now.toISOString()})
    on conflict (email) do nothing returning id`,
  )
  return added.length > 0
}

/** Makes an account, with the consents, a session and the mail that verifies its address. */
export const register = ({
  passwords,
  sessionSeconds: seconds,
}: AccountServices): Handler<typeof accountCalls.registration> => ({
  withDatabase: async ({ body, headers }, { db, ...moment }) => {
    const hash = await passwords.hash(body.password)
    const { language, now } = moment
    const started = await db.transaction(async (tx) => {
      const id = randomUUID()
      if (!(await addAccount(tx, { id, hash, fields: body, moment }))) throw refused('email', 'email_taken', language)
      await recordConsents(tx, id, now)
      await queueMail(tx, { template: 'verification', parameters: {}, to: body.email, language, now, userId: id })
      return startSession(tx, { userId: id, userAgent: headers['User-Agent'], now, seconds })
    })
    return { status: 201, body: json(started) }
  },
})
