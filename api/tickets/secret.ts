import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../data-folder/data-folder.mjs'
import { type TicketSeal, ticketSeal } from './seal.ts'

/** The file in the data folder, used if no secret is configured, so that tickets stay valid after a restart. */
const fileName = 'ticket-secret'

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

/** Of two processes that start at once one writes the file, and both read it. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, fileName)
  makeFolder(dataDir)
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/**
 * Signs the tickets of this portal.
 * @param secrets the first signs, the others are still accepted; none: a secret of its own is kept in the data folder
 */
export function sealOf(secrets: readonly string[], dataDir: string): TicketSeal {
  const [current = keptSecret(dataDir), ...earlier] = secrets
  return ticketSeal(current, earlier)
}
