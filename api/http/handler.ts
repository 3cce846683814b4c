import type { ResponseOf, Call, GoodStatus, Got, Language, Schema } from '@tropa/contract'
import type { Database } from '../database/database.ts'
import type { Json } from './json.ts'
import type { Caller } from './principal.ts'

/** What every handler gets beside the request's data. */
export type Moment = {
  language: Language
  now: Date
  /** The address that rate limits count by; an IPv6 one as its /64. */
  visitor: string
}
/** What a handler that only reads needs. */
export type ReadContext = Pick<Moment, 'language' | 'now'> & { db: Database }

/**
 * A handler that writes gets only its transaction: on the embedded database, a query outside an open transaction
 * waits for it forever.
 */
type Store<C extends Call> = C['method'] extends 'get' ? { db: Database } : { tx: Database }
export type Surroundings<C extends Call> = Moment & Caller<C> & Store<C>

/** The status may be left out where the contract has only one. */
type Status<C extends Call, S> = [GoodStatus<C>] extends [S] ? { status?: S } : { status: S }
type Body<C extends Call, S extends GoodStatus<C>> = C['responses'][S] extends Schema
  ? { body: Json<ResponseOf<C, S>> }
  : { body?: never }
type More = {
  headers?: Record<string, string>
  /** The version of the resource, sent as `ETag`; without it, a public response has the hash of its body. */
  version?: string
}

/** The result of a handler; bare JSON is the body of a 200. */
export type Reply<C extends Call> =
  | ([GoodStatus<C>] extends [200] ? Json<ResponseOf<C, 200 & GoodStatus<C>>> : never)
  | { [S in GoodStatus<C>]: Status<C, S> & Body<C, S> & More }[GoodStatus<C>]

/**
 * A handler that opens its transactions itself, because it does slow work outside of them, such as hashing a
 * password.
 */
export type OwnTransactions<C extends Call> = {
  withDatabase: (got: Got<C>, surroundings: Moment & Caller<C> & { db: Database }) => Promise<Reply<C>>
}
export type Handler<C extends Call> =
  | ((got: Got<C>, surroundings: Surroundings<C>) => Promise<Reply<C>>)
  | OwnTransactions<C>
export type Handlers<List extends Record<string, Call>> = { [Name in keyof List]: Handler<List[Name]> }
