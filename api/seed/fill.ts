import { logLine } from '@tropa/http/log'
import type { OpenDatabase } from '../database/database.ts'
import { seed } from './seed.ts'

/**
 * Brings the content of a database up to date. New content is searched fast only after the vacuum, but whatever happens to
 * that, it can be served.
 * @param warn writes a line of the log
 * @returns whether there was anything to store
 */
export async function fill({ db, vacuum }: OpenDatabase, warn: (line: string) => void): Promise<boolean> {
  const isStored = await seed(db)
  if (!isStored) return false
  await vacuum().catch((error: unknown) => warn(logLine({ level: 'warning', message: 'The vacuum failed; searches may be slow', error })))
  return true
}
