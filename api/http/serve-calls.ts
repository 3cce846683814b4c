import type { Answer, Call, Got, Language } from '@tropa/contract'
import type { Context, Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { PortalError } from './failures.ts'
import type { Json } from './json.ts'
import { isKnown } from './known.ts'
import { languageOf } from './language.ts'
import { received } from './received.ts'
import { notModified, publicHeaders, respondJson } from './respond.ts'

/** What a handler may know beside what was sent. */
export type Asked = { db: Database; language: Language; now: Date }

export type Handlers<List extends Record<string, Call>> = {
  [Name in keyof List]: (got: Got<List[Name]>, asked: Asked) => Promise<Json<Answer<List[Name]>>>
}

export type Surroundings = {
  db: Database
  now: () => Date
  version: (now: number) => Promise<string>
  /** Passes, or throws the refusal. */
  admit: (name: string, context: Context) => Promise<void>
}

const route = (path: string) => `/${path.replace(/\{(\w+)\}/g, ':$1')}`

type AnyHandler = (got: unknown, asked: Asked) => Promise<Json<unknown>>

const privately = (language: Language) => ({ 'content-language': language, 'cache-control': 'private, no-store' })

/** Anybody may read it, so that it may be kept and asked for again by its version. */
const isPublic = (call: Call) => call.method === 'get' && !call.auth

function answering(name: string, call: Call, handle: AnyHandler, { db, now, version, admit }: Surroundings) {
  return async (context: Context): Promise<Response> => {
    const language = languageOf(context.req.header('accept-language'))
    const got = await received(call, context, language)
    const moment = now()
    const etag = `W/"${await version(moment.getTime())}.${language}"`
    const headers = isPublic(call) ? publicHeaders(language, etag) : privately(language)
    if (isPublic(call) && isKnown(context.req.header('if-none-match'), etag)) return notModified(context, headers)
    await admit(name, context)
    return respondJson(context, await handle(got, { db, language, now: moment }), headers)
  }
}

const allowed = (calls: Call[]) => calls.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])).join(', ')

/** Serves every call of a list; the types hold each handler to its call. */
export function serveCalls<List extends Record<string, Call>>(app: Hono, calls: List, handlers: Handlers<List>, surroundings: Surroundings): void {
  for (const [name, call] of Object.entries(calls)) {
    app.on(call.method.toUpperCase(), route(call.path), answering(name, call, handlers[name] as AnyHandler, surroundings))
  }
  for (const [path, sharing] of Map.groupBy(Object.values(calls), (call) => route(call.path))) {
    app.all(path, () => {
      throw new PortalError('wrong_method', { headers: { allow: allowed(sharing) } })
    })
  }
}
