import type { Failure, Language } from '@tropa/contract'
import type { Context } from 'hono'
import { isUnavailable } from '../database/unavailable.ts'
import { compress, encodingFor } from './compression.ts'
import { failureMessages, PortalError, statusOf } from './failures.ts'
import { type Json, json } from './json.ts'
import { requestId } from './request-id.ts'

const varies = 'Accept-Language, Accept-Encoding'

export type Answered = { body: string; type: string; status?: number; headers: Record<string, string> }

/** Sends a whole body, packed where the caller takes it so. */
export async function respond(context: Context, { body, type, status = 200, headers }: Answered): Promise<Response> {
  const encoding = encodingFor(context.req.header('accept-encoding'), body.length)
  const head = { 'content-type': type, 'x-content-type-options': 'nosniff', 'x-request-id': requestId(context), ...headers }
  if (!encoding) return new Response(body, { status, headers: head })
  return new Response(await compress(body, encoding), { status, headers: { ...head, 'content-encoding': encoding } })
}

export const publicHeaders = (language: Language, etag: string): Record<string, string> => ({
  'content-language': language,
  vary: varies,
  etag,
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
})

/** What the caller already has. */
export const notModified = (context: Context, headers: Record<string, string>) =>
  new Response(null, { status: 304, headers: { 'x-request-id': requestId(context), ...headers } })

export const respondJson = (context: Context, body: Json<unknown>, headers: Record<string, string>) =>
  respond(context, { body, type: 'application/json', headers })

const refusalOf = (error: unknown): PortalError => {
  if (error instanceof PortalError) return error
  if (isUnavailable(error)) return new PortalError('unavailable', { headers: { 'retry-after': '5' }, cause: error })
  return new PortalError('unexpected', { cause: error })
}

const innermost = (error: unknown): unknown => (error instanceof Error && error.cause ? innermost(error.cause) : error)

/** A lost database is one line at a time; what nobody thought of is told whole. */
function lineOf({ kind, cause }: PortalError): string {
  if (kind === 'unavailable') return String(innermost(cause))
  return cause instanceof Error ? `${cause.stack}\n${String(innermost(cause))}` : kind
}

/** Whatever went wrong, in the contract's shape and the caller's language; inner details stay here. */
export function refuse(context: Context, error: unknown, language: Language, log: (line: string) => void): Promise<Response> {
  const refusal = refusalOf(error)
  const status = statusOf[refusal.kind]
  if (status >= 500) log(`${context.req.method} ${context.req.path} ${status}: ${lineOf(refusal)}`)
  const failure: Failure = { message: failureMessages[refusal.kind][language], ...(refusal.fields ? { errors: refusal.fields } : {}) }
  const headers = { 'content-language': language, vary: varies, 'cache-control': 'no-store', ...refusal.headers }
  return respond(context, { body: json(failure), type: 'application/json', status, headers })
}
