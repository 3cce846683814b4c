import type { PGlite, Transaction } from '@electric-sql/pglite'
import { setImmediate } from 'node:timers/promises'

/** Runs work in the order of the calls, one at a time, and lets the event loop turn before each. */
function queueOfTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(() => setImmediate()).then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** A transaction keeps its turn to its end; the event loop turns before each of its queries. */
function spaceOut(transaction: Transaction): Transaction {
  const query: Transaction['query'] = transaction.query.bind(transaction)
  transaction.query = (...parameters) => setImmediate().then(() => query(...parameters))
  return transaction
}

/**
 * Lets the event loop turn between the queries of an embedded database. PGlite runs all waiting queries without
 * returning to the event loop, so the process would answer nothing else meanwhile, not even `/healthz`.
 */
export function runFairly(pglite: PGlite): void {
  const inTurn = queueOfTurns()
  const query: PGlite['query'] = pglite.query.bind(pglite)
  const transaction: PGlite['transaction'] = pglite.transaction.bind(pglite)
  pglite.query = (...parameters) => inTurn(() => query(...parameters))
  pglite.transaction = (work) => inTurn(() => transaction((tx) => work(spaceOut(tx))))
}
