import { type Call, isCacheable, type Language } from '@tropa/contract'
import { languageOf } from '@tropa/contract/accept-language'
import { isKnown } from '@tropa/http/conditional'
import type { Context } from 'hono'
import { hash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Moment } from './handler.ts'
import { callerOf, type Principals } from './principal.ts'
import { received } from './received.ts'
import { privateHeaders, publicHeaders, respond } from './respond.ts'

export type Serving = {
  db: Database
  now: () => Date
  principals: Principals
  visitorOf: (context: Context) => string
  /** @throws {PortalError} `too_many` if the visitor has made too many requests */
  admit: (call: Call, visitor: string, now: Date) => Promise<void>
}

/** A handler whose types `Handlers` has checked. */
export type AnyHandler = AnyFunction | { withDatabase: AnyFunction }
type AnyFunction = (got: unknown, surroundings: unknown) => Promise<AnyReply>
type AnyReply = string | { status?: number; headers?: Record<string, string>; version?: string; body?: string }

/** A call that writes runs in one transaction, unless its handler opens its own. */
function run(call: Call, handle: AnyHandler, got: unknown, known: object, db: Database): Promise<AnyReply> {
  if (typeof handle === 'object') return handle.withDatabase(got, { ...known, db })
  return call.method === 'get' ? handle(got, { ...known, db }) : db.transaction((tx) => handle(got, { ...known, tx }))
}

/**
 * The ETag of a public response is the hash of its body, so that it changes with every price and every seat; hashing
 * 60,000 characters takes 0.1 ms. It is weak, because the bytes depend on the compression too.
 */
function etagOf(call: Call, body: string, version: string | undefined, language: Language): string | undefined {
  if (!isCacheable(call)) return version && `"${version}"`
  return `W/"${version ?? hash('sha1', body, 'base64url')}.${language}"`
}

const onlyStatus = ({ responses }: Call) => Number(Object.keys(responses)[0])

function send(call: Call, context: Context, reply: AnyReply, language: Language): Response {
  const { status = onlyStatus(call), headers, version, body } = typeof reply === 'string' ? { body: reply } : reply
  const etag = etagOf(call, body ?? '', version, language)
  const usual = isCacheable(call) ? publicHeaders(language) : privateHeaders(language)
  const all = { ...usual, ...(etag && { etag }), ...headers }
  if (etag && call.method === 'get' && isKnown(context.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: all })
  }
  return body === undefined ? new Response(null, { status, headers: all }) : respond({ body, status, headers: all })
}

/** Serves one call: finds the caller, counts the request, validates it, and only then runs the handler. */
export function answering(call: Call, handle: AnyHandler, { db, now, principals, visitorOf, admit }: Serving) {
  return async (context: Context): Promise<Response> => {
    const language = languageOf(context.req.header('accept-language'))
    const moment: Moment = { language, now: now(), visitor: visitorOf(context) }
    const caller = await callerOf(call, context.req.header('authorization'), principals, moment.now)
    await admit(call, moment.visitor, moment.now)
    const got = await received(call, context, language)
    const reply = await run(call, handle, got, { ...moment, ...caller }, db)
    return send(call, context, reply, language)
  }
}
