import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrationsFolder } from '../database/migrations.ts'
import { contentHash } from '../seed/content.ts'

/** What a seeded database depends on, so that it is seeded once: that takes seconds. */
export async function seededVersion(): Promise<string> {
  const hash = createHash('sha256').update(contentHash())
  for (const name of (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort())
    hash.update(await readFile(join(migrationsFolder, name)))
  return hash.digest('hex').slice(0, 16)
}
