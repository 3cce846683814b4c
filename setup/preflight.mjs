import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { hasOtherFiles, makeFolder } from '../api/data-folder/data-folder.mjs'
import { writeProblemOf } from './disk.mjs'
import { Refusal } from './refusal.mjs'

const portProblems = {
  EADDRINUSE: (name, port) =>
    `${name}=${port} is in use by another program. Stop that program, or set ${name} to a free port.`,
  EACCES: (name, port) => `${name}=${port} may not be used by this user. Set ${name} to a port above 1023.`,
  EADDRNOTAVAIL: (_name, _port, host) => `HOST=${host} is not an address of this machine.`,
  ENOTFOUND: (_name, _port, host) => `HOST=${host} is not known to this machine.`,
}

/** @throws {Refusal} if no program can listen there */
export async function checkPort(name, port, host) {
  const server = createServer()
  try {
    await new Promise((resolve, reject) =>
      server.once('error', reject).listen({ port, host, exclusive: true }, resolve),
    )
  } catch (error) {
    const sentence =
      portProblems[error.code]?.(name, port, host) ??
      `${name}=${port} on HOST=${host} cannot be used: ${error.message}.`
    throw new Refusal(sentence)
  }
  await new Promise((resolve) => server.close(resolve))
}

/** With content, because a full disk still accepts an empty folder. */
const probe = Buffer.alloc(1024 * 1024)

/**
 * Creates the folder if it is missing.
 * @returns why it cannot be written; `undefined` if it can
 */
async function problemOf(folder) {
  try {
    makeFolder(folder)
    const trial = await mkdtemp(join(folder, 'write-check-'))
    await writeFile(join(trial, 'probe'), probe, { flush: true }).finally(() =>
      rm(trial, { recursive: true, force: true }),
    )
    return undefined
  } catch (error) {
    return writeProblemOf(error)
  }
}

/** @throws {Refusal} if the folder of a setting cannot be written, or contains foreign files */
export async function checkDataFolder(name, folder) {
  const problem = await problemOf(folder)
  if (problem) throw new Refusal(`${name}=${folder} ${problem}. Set ${name} to a folder that can be written.`)
  if (hasOtherFiles(folder))
    throw new Refusal(
      `${name}=${folder} holds other files. Set ${name} to an empty folder, or one that does not exist yet.`,
    )
}

/** @throws {Refusal} if a folder of the project cannot be written */
export async function checkOwnFolder(folder) {
  const problem = await problemOf(folder)
  if (problem) throw new Refusal(`${folder} ${problem}: the portal is built there.`)
}
