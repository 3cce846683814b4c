import type { Database } from '../database/database.ts'
import { storedVersion } from '../seed/seed.ts'

const freshFor = 5000
/** Answers that depend on the day (what is coming, what is in season) change at least this often. */
const step = 10 * 60_000

/** The version of what is stored, asked for every few seconds: another process may have stored new content. */
export function watchVersion(db: Database): (now: number) => Promise<string> {
  let known: { version: string; at: number } | undefined
  return async (now) => {
    if (known && now - known.at < freshFor) return `${known.version}.${Math.floor(now / step)}`
    const version = (await storedVersion(db)) ?? 'empty'
    known = { version, at: now }
    return `${version}.${Math.floor(now / step)}`
  }
}
