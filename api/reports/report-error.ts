import type { Calls, Got } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { brokenRule } from '../http/broken-rule.ts'
import { PortalError } from '../http/failures.ts'
import type { Handlers, Moment } from '../http/handler.ts'
import { queueMail } from '../mail/queue.ts'
import { isNewRequest } from '../mail/repeated.ts'
import type { reportCalls } from '@tropa/contract'
import { operatorLanguage } from './letters.ts'

export type ReportServices = {
  /** Where reports are mailed to. */
  operatorEmail: string
}

/** Without a mail server the mail stays in the outbox, whatever its address is. */
export const usualReportServices = (): ReportServices => ({ operatorEmail: 'operator@portal.example' })

/** Reports that the operator gets in a day, whoever sends them: more would be a flood that nobody reads. */
const mostInDay = 500
const daySeconds = 86_400

/** One at a time, so that parallel reports are counted too. @throws {PortalError} `too_many` */
async function admit(tx: Database, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('error report'))`)
  const [sent] = await rows<{ mails: number }>(
    tx,
    sql`
    select count(*)::int as mails from mail where template = 'error_report'
      and created_at > ${now.toISOString()}::timestamptz - interval '1 day'`,
  )
  if ((sent?.mails ?? 0) >= mostInDay)
    throw new PortalError('too_many', { headers: { 'retry-after': String(daySeconds) } })
}

type Reported = Got<Calls['reportError']>

async function checkObject(tx: Database, { object_type, object_id }: Reported['body'], { language }: Moment) {
  const found = await rows(tx, sql`select from object where object_type = ${object_type} and id = ${object_id}`)
  if (found.length === 0) throw brokenRule({ field: 'object_id', rule: 'unknown_object', language })
}

/** The call that mails an error on a page to the operator. */
export const reportHandlers = ({ operatorEmail }: ReportServices): Handlers<typeof reportCalls> => ({
  reportError: async ({ body, headers }, { tx, ...moment }) => {
    await checkObject(tx, body, moment)
    const { language, now } = moment
    const key = headers['Idempotency-Key']
    if (!(await isNewRequest(tx, { call: 'reportError', key, body, now }))) return {}
    await admit(tx, now)
    const parameters = { ...body, language }
    await queueMail(tx, { template: 'error_report', parameters, to: operatorEmail, language: operatorLanguage, now })
    return {}
  },
})
