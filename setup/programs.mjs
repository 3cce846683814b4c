import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { projectNode, root } from './places.mjs'
import { Refusal } from './refusal.mjs'
import { say } from './say.mjs'

const graceMs = 10_000
const follow = new URL('follow.mjs', import.meta.url).href

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null
const endingOf = (child) => (child.signalCode ? `ended by ${child.signalCode}` : `exit code ${child.exitCode}`)

function passOn(stream, name) {
  createInterface({ input: stream }).on('line', (line) => say(`  ${name}: ${line}`))
}

/**
 * Starts a program with the project's Node. It gets its own process group, so that Ctrl-C reaches only us and programs end in order,
 * and ends by itself when we are gone.
 */
export function startProgram({ name, file, env }) {
  const child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', '--import', follow, file], {
    cwd: root,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  passOn(child.stdout, name)
  passOn(child.stderr, name)
  return { name, child, ended: once(child, 'exit') }
}

const answers = (url, isReady) => fetch(url, { signal: AbortSignal.timeout(5000) }).then(isReady, () => false)

/** @throws {Refusal} when the program ends, or says nothing for too long */
export async function waitForAnswer({ name, child }, { url, isReady, timeoutMs }) {
  const deadline = Date.now() + timeoutMs
  const didNotStart = () => new Refusal(`The ${name} did not start (${endingOf(child)}).`)
  while (!(await answers(url, isReady))) {
    if (hasEnded(child)) throw didNotStart()
    if (Date.now() > deadline) throw new Refusal(`The ${name} did not answer at ${url} within ${timeoutMs / 1000} s.`)
    await pause(100)
  }
  // Another program may have taken the port and be the one that answers.
  if (hasEnded(child)) throw didNotStart()
}

/** Asks a program to end, and insists after a while. */
export async function stopProgram({ name, child, ended }) {
  if (hasEnded(child)) return
  child.kill('SIGTERM')
  const insist = setTimeout(() => {
    say(`The ${name} does not stop by itself: ended by force.`)
    child.kill('SIGKILL')
  }, graceMs)
  await ended
  clearTimeout(insist)
}

/** Last started, first stopped: the portal goes before the API that it asks. */
export async function stopPrograms(programs) {
  for (const program of [...programs].reverse()) await stopProgram(program)
}

/** @returns a sentence about the first program that ends by itself */
export const firstToEnd = (programs) => Promise.race(programs.map(async (program) => {
  await program.ended
  return `The ${program.name} has stopped by itself (${endingOf(program.child)}).`
}))
