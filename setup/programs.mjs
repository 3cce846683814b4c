import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { addressOf } from '../http/listening.mjs'
import { environmentFor } from './configuration.mjs'
import { projectNode, root } from './places.mjs'
import { Refusal } from './refusal.mjs'
import { say } from './progress.mjs'

const graceMs = 10_000
const follow = new URL('follow.mjs', import.meta.url).href

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null
const endingOf = (child) => (child.signalCode ? `ended by ${child.signalCode}` : `exit code ${child.exitCode}`)

function printLines(stream, name) {
  createInterface({ input: stream }).on('line', (line) => say(`  ${name}: ${line}`))
}

const environmentOf = (program, { environment, PORT, API_PORT, HOST, DATA_DIR }) =>
  environmentFor(program, { ...environment, NODE_ENV: 'production', PORT, API_PORT, HOST, DATA_DIR })

/** @param configuration the `environment`, and the settings with their defaults */
export const apiProgram = (configuration) => ({
  name: 'API',
  file: 'api/serve.ts',
  env: {
    ...environmentOf('api', configuration),
    // Mails link to the portal.
    SITE_URL: configuration.SITE_URL || addressOf(configuration.HOST, configuration.PORT),
  },
})

/** @param api the address that its notifications go to */
export const sandboxProgram = (configuration, api) => ({
  name: 'sandbox gateway',
  file: 'sandbox-gateway/serve.ts',
  env: {
    ...environmentOf('sandbox', configuration),
    ...configuration.sandbox,
    NOTIFICATION_URL: `${api}/portal/payment/notification`,
    SANDBOX_FILE: join(configuration.DATA_DIR, 'sandbox-gateway', 'kept.jsonl'),
  },
})

/** @param places `build`: the folder of the site's build; `api`: the address of the provider */
export const portalProgram = (configuration, { build, api }) => ({
  name: 'portal',
  file: 'site/serve.ts',
  env: { ...environmentOf('portal', configuration), API_URL: api, TROPA_BUILD: build },
})

/**
 * Starts a program with the project's Node, in its own process group, so that Ctrl-C reaches only this process and
 * programs stop in order. The program ends when this process has ended.
 */
export function startProgram({ name, file, env }) {
  const child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', '--import', follow, file], {
    cwd: root,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  printLines(child.stdout, name)
  printLines(child.stderr, name)
  return { name, child, ended: once(child, 'exit') }
}

const responses = (url, isReady) => fetch(url, { signal: AbortSignal.timeout(5000) }).then(isReady, () => false)

/** @throws {Refusal} if the program ends, or does not answer in time */
export async function waitForResponseOf({ name, child }, { url, isReady, timeoutMs }) {
  const deadline = Date.now() + timeoutMs
  const didNotStart = () => new Refusal(`The ${name} did not start (${endingOf(child)}).`)
  while (!(await responses(url, isReady))) {
    if (hasEnded(child)) throw didNotStart()
    if (Date.now() > deadline) throw new Refusal(`The ${name} did not answer at ${url} within ${timeoutMs / 1000} s.`)
    await pause(100)
  }
  // Another program on the port may have answered.
  if (hasEnded(child)) throw didNotStart()
}

/** Stops a program: SIGTERM, and SIGKILL after 10 s. */
export async function stopProgram({ name, child, ended }) {
  if (hasEnded(child)) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => {
    say(`The ${name} does not stop by itself: ended by force.`)
    child.kill('SIGKILL')
  }, graceMs)
  await ended
  clearTimeout(timer)
}

/** Stops programs in the reverse order of their start: the portal before the API that it calls. */
export async function stopPrograms(programs) {
  for (const program of [...programs].reverse()) await stopProgram(program)
}

/**
 * Waits for the first program to end.
 * @returns a sentence about it
 */
export const firstToEnd = (programs) =>
  Promise.race(
    programs.map(async (program) => {
      await program.ended
      return `The ${program.name} has stopped by itself (${endingOf(program.child)}).`
    }),
  )
