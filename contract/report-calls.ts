import * as v from 'valibot'
import { bounds } from './bounds.ts'
import type { Call } from './call.ts'
import { IdempotencyKey } from './headers.ts'
import { EmailAddress } from './person.ts'
import { Id } from './query.ts'
import { reportAddresses } from './report-addresses.ts'
import { freeText, ObjectType } from './values.ts'

/** What may be wrong with an object's page. */
export const reportTopics = ['closed', 'hours', 'contacts', 'point', 'access', 'price', 'other'] as const
/** One of `reportTopics`. */
export const ReportTopic = v.picklist(reportTopics)
export type ReportTopic = v.InferOutput<typeof ReportTopic>

/** An error on the page of an object. `email`: where the operator may answer. */
export const ErrorReport = v.object({
  object_type: ObjectType,
  object_id: Id,
  topic: ReportTopic,
  text: v.pipe(
    freeText(bounds.report.max),
    v.trim(),
    v.nonEmpty('required'),
    v.minLength(bounds.report.min),
    v.normalize('NFC'),
  ),
  email: v.optional(EmailAddress),
})
export type ErrorReport = v.InferOutput<typeof ErrorReport>

/** The call that reports an error on a page. */
export const reportCalls = {
  reportError: {
    ...reportAddresses.reportError,
    access: 'public',
    limit: 'report',
    summary: 'Mails an error on the page of an object to the operator; the same key mails once',
    headers: v.object({ 'Idempotency-Key': IdempotencyKey }),
    body: ErrorReport,
    responses: { 202: null },
  },
} as const satisfies Record<string, Call>
