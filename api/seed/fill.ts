import { logLine } from '@tropa/http/log'
import type { OpenDatabase } from '../database/database.ts'
import { seed } from './seed.ts'

/**
 * Brings the content of a database up to date, and vacuums it, which makes searches fast. A failed vacuum is only
 * logged: the content can be served without it.
 * @param warn writes a line of the log
 * @returns whether there was anything to store
 */
export async function fill({ db, vacuum }: OpenDatabase, warn: (line: string) => void): Promise<boolean> {
  const isStored = await seed(db)
  if (!isStored) return false
  await vacuum().catch((error: unknown) =>
    warn(logLine({ level: 'warning', message: 'The vacuum failed; searches may be slow', error })),
  )
  return true
}
