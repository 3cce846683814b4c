import { execFile } from 'node:child_process'
import { chown } from 'node:fs/promises'
import { promisify } from 'node:util'

/** Why PostgreSQL cannot start for tests, as one sentence. */
export class CannotStart extends Error {}

const run = promisify(execFile)

/** The user who runs a program that refuses root. */
export type Owner = {
  isOther: boolean
  name?: string
  ids?: { uid: number; gid: number }
  own?: (folder: string) => Promise<void>
}

const idOf = async (kind: '-u' | '-g') => Number((await run('id', [kind, 'nobody'])).stdout)

/** The caller, or `nobody` where the caller is root. */
export async function ownerOf(): Promise<Owner> {
  if (process.getuid?.() !== 0) return { isOther: false }
  const ids = { uid: await idOf('-u'), gid: await idOf('-g') }
  return { isOther: true, name: 'nobody', ids, own: (folder) => chown(folder, ids.uid, ids.gid) }
}

/** @throws {CannotStart} in a sentence, when the program cannot be started or fails */
export async function runAs(
  { ids, name }: Owner,
  [program = '', ...parameters]: readonly string[],
  cwd: string,
): Promise<void> {
  try {
    await run(program, parameters, { ...ids, cwd, env: { ...process.env, LC_ALL: 'C' } })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const stderr = 'stderr' in error ? String(error.stderr) : ''
    const reason = stderr.trim().split('\n').at(-1) || error.message
    throw new CannotStart(`${program} fails${name ? ` for the user "${name}"` : ''} (${reason}).`)
  }
}
