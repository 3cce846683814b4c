import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrationsFolder } from '../database/migrations.ts'
import { contentHash } from '../seed/content.ts'

/**
 * The hash of everything that a seeded database depends on. Seeding takes seconds, so it is done once for each hash.
 */
export async function seededVersion(): Promise<string> {
  const hash = createHash('sha256').update(contentHash())
  for (const name of (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort())
    hash.update(await readFile(join(migrationsFolder, name)))
  return hash.digest('hex').slice(0, 16)
}
