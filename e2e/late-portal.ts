import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freeRow } from '../setup/ports.mjs'

const root = resolve(import.meta.dirname, '..')

export type LatePortal = { url: string; stop: () => Promise<void> }

const responses = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function started(program: ChildProcess, url: string): Promise<void> {
  while (!(await responses(url))) {
    if (program.exitCode !== null) throw new Error(`The portal ended with ${program.exitCode}`)
    await new Promise((next) => setTimeout(next, 500))
  }
}

/** A separate portal whose holds end after six seconds. */
export async function startLatePortal(): Promise<LatePortal> {
  const first = await freeRow(3)
  const data = mkdtempSync(join(tmpdir(), 'tropa-late-'))
  const url = `http://127.0.0.1:${first}`
  const env = {
    ...process.env,
    PORT: String(first),
    API_PORT: String(first + 1),
    PAYMENT_PORT: String(first + 2),
    DATA_DIR: data,
    HOLD_MINUTES: '0.1',
  }
  const program = spawn(process.execPath, ['start.mjs'], { cwd: root, env, stdio: 'ignore' })
  await started(program, url)
  const stop = async () => {
    if (program.exitCode === null) {
      program.kill('SIGTERM')
      await once(program, 'exit')
    }
    rmSync(data, { recursive: true, force: true })
  }
  return { url, stop }
}
