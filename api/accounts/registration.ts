import type { accountCalls, Got, Registration } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Database, rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import type { Handler, Moment } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { queueMail } from '../mail/queue.ts'
import { isNewRequest } from '../mail/repeated.ts'
import { recordConsents } from './consents.ts'
import { checkNewPassword } from './guessable.ts'
import { refused } from './refusals.ts'
import type { AccountServices } from './services.ts'
import { startSession } from './sessions.ts'
import { findByEmail } from './sign-in.ts'

type Insert = { id: string; hash: string; fields: Registration; moment: Moment }

/** @returns whether the address was free; of two concurrent registrations, one gets it */
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

type Registered = Got<typeof accountCalls.registration>
type Start = Parameters<typeof startSession>[1]

/** The part of a request that is compared with an earlier request of the same idempotency key. */
const withoutPasswords = ({ password: _, password_repeat: _again, ...fields }: Registration) => fields

/** @returns `undefined` if an earlier request had the same idempotency key */
async function newAccount(
  tx: Database,
  { body, headers }: Registered,
  { hash, moment }: { hash: string; moment: Moment },
): Promise<string | undefined> {
  const { language, now } = moment
  const key = headers['Idempotency-Key']
  const request = { call: 'registration', key, body: withoutPasswords(body), now }
  if (!(await isNewRequest(tx, request))) return undefined
  const id = randomUUID()
  if (!(await addAccount(tx, { id, hash, fields: body, moment }))) throw refused('email', 'email_taken', language)
  await recordConsents(tx, id, now)
  await queueMail(tx, { template: 'verification', parameters: {}, to: body.email, language, now, userId: id })
  return id
}

/** Makes an account, with the consents, a session and the mail that verifies its address. */
export const register = ({
  passwords,
  sessionSeconds: seconds,
}: AccountServices): Handler<typeof accountCalls.registration> => ({
  withDatabase: async (got, { db, ...moment }) => {
    const { body, headers } = got
    checkNewPassword(body.password, body, moment.language)
    const hash = await passwords.hash(body.password)
    const start: Omit<Start, 'userId'> = { userAgent: headers['User-Agent'], now: moment.now, seconds }
    const started = await db.transaction(async (tx) => {
      const userId = await newAccount(tx, got, { hash, moment })
      return userId && startSession(tx, { userId, ...start })
    })
    if (started) return { status: 201, body: json(started) }
    // The response to the first request was lost: a repeated request with the right password gets a session of its
    // own.
    const known = await findByEmail(db, body.email)
    const isSame = await passwords.isRight(body.password, known?.password_hash)
    if (!known || !isSame) throw new PortalError('conflict')
    return { status: 201, body: json(await startSession(db, { userId: known.id, ...start })) }
  },
})
