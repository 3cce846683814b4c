import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from './places.mjs'

/** A new folder, removed after the test. */
export async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'tropa-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A port in use until the test ends. */
export async function aTakenPort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return server.address().port
}

export async function aFreePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Runs a program of the repository until it or the test ends. */
export function run(file, { args = [], env = {} } = {}) {
  const child = spawn(process.execPath, [...args, file], { cwd: root, env: { ...process.env, ...env } })
  let output = ''
  const collect = (chunk) => (output += chunk)
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
  return { child, ended, output: () => output }
}
