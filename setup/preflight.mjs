import { mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Refusal } from './refusal.mjs'

const portProblems = {
  EADDRINUSE: (name, port) => `${name}=${port} is in use by another program. Stop that program, or set ${name} to a free port.`,
  EACCES: (name, port) => `${name}=${port} may not be used by this user. Set ${name} to a port above 1023.`,
  EADDRNOTAVAIL: (_name, _port, host) => `HOST=${host} is not an address of this machine.`,
  ENOTFOUND: (_name, _port, host) => `HOST=${host} is not known to this machine.`,
}

/** @throws {Refusal} when nothing can listen there */
export async function checkPort(name, port, host) {
  const server = createServer()
  try {
    await new Promise((resolve, reject) => server.once('error', reject).listen({ port, host, exclusive: true }, resolve))
  } catch (error) {
    const sentence = portProblems[error.code]?.(name, port, host) ?? `${name}=${port} on HOST=${host} cannot be used: ${error.message}.`
    throw new Refusal(sentence)
  }
  await new Promise((resolve) => server.close(resolve))
}

/** Makes the folder where it is missing. @throws {Refusal} when nothing can be written there */
export async function checkFolder(name, folder) {
  try {
    await mkdir(folder, { recursive: true })
    await rmdir(await mkdtemp(join(folder, 'write-check-')))
  } catch (error) {
    throw new Refusal(`${name}=${folder} cannot be written (${error.code ?? error.message}). Set ${name} to a folder that can.`)
  }
}
