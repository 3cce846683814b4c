import { execFileSync, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { delimiter, dirname, join, sep } from 'node:path'
import { finished } from 'node:stream/promises'
import { saysDiskIsFull, writeProblemOf } from './disk.mjs'
import { root } from './places.mjs'
import { Refusal } from './refusal.mjs'

const isWindows = process.platform === 'win32'
const running = new Set()
const graceMs = 2000

/** Each process of this system with its parent; empty if `ps` is missing. */
function parentsNow() {
  try {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
    return lines.map((line) => line.trim().split(/\s+/).map(Number))
  } catch {
    return []
  }
}

const descendantsOf = (pid, parents) =>
  parents.filter(([, parent]) => parent === pid).flatMap(([child]) => [...descendantsOf(child, parents), child])

function signalTo(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already ended.
  }
}

/**
 * Stops every running command and its child processes when the program ends. npm passes a signal only to its shell, and
 * processes that continue under the shell keep the output open. The compiler ignores the signal, so processes that are
 * still running after a while are killed.
 */
export function stopCommands() {
  const parents = isWindows || running.size === 0 ? [] : parentsNow()
  const started = [...running].flatMap(({ pid }) => descendantsOf(pid, parents))
  started.forEach((pid) => signalTo(pid, 'SIGTERM'))
  running.forEach((child) => child.kill())
  setTimeout(() => started.forEach((pid) => signalTo(pid, 'SIGKILL')), graceMs).unref()
}

const isOutside = (folder) => !folder.startsWith(join(root, 'node_modules') + sep)

/** The environment without the project's Node, which an installation replaces while it runs. */
export const outsideEnvironment = (environment) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      /^path$/i.test(name) ? value.split(delimiter).filter(isOutside).join(delimiter) : value,
    ]),
  )

const endOf = (child) =>
  new Promise((resolve, reject) => child.once('error', reject).once('close', (code) => resolve(code ?? 1)))

/** @throws {Refusal} if the file cannot be written completely */
async function writtenTo(file, path) {
  await finished(file).catch((error) => {
    throw new Refusal(`${path} ${writeProblemOf(error)}.`)
  })
}

const makeFolderOf = (path) =>
  mkdir(dirname(path), { recursive: true }).catch((error) => {
    throw new Refusal(`${error.path ?? dirname(path)} ${writeProblemOf(error)}.`)
  })

/** Discards further output, so that the command does not block on it. */
function abandon(child) {
  child.stdout.destroy()
  child.stderr.destroy()
  child.kill()
}

/**
 * Runs a command and writes its output into a file.
 * @returns its exit code; 1 if a signal ended it
 * @throws {Refusal} if the output cannot be written; the command is stopped
 */
export async function runCommand(command, { log, env = process.env, cwd = root }) {
  await makeFolderOf(log)
  const file = createWriteStream(log)
  const written = writtenTo(file, log)
  // npm is a .cmd file on Windows, which needs a shell.
  const shell = isWindows && command[0] === 'npm'
  const child = spawn(command[0], command.slice(1), { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  written.catch(() => abandon(child))
  const ended = endOf(child).finally(() => {
    running.delete(child)
    file.end()
  })
  const [end, writing] = await Promise.allSettled([ended, written])
  if (writing.status === 'rejected') throw writing.reason
  if (end.status === 'rejected') throw end.reason
  return end.value
}

const lastLines = (output) => output.trimEnd().split('\n').slice(-40).join('\n')

/** @throws {Refusal} if the command fails: says that the disk is full, or shows the end of the output */
export async function mustRun(command, options) {
  const code = await runCommand(command, options)
  if (code === 0) return
  const output = await readFile(options.log, 'utf8')
  const where = `The whole output is in ${options.log}.`
  const line = command.join(' ')
  if (saysDiskIsFull(output)) throw new Refusal(`The disk is full: "${line}" could not write its files. ${where}`)
  throw new Refusal(`"${line}" failed with exit code ${code}:\n${lastLines(output)}\n${where}`)
}
