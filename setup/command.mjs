import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { delimiter, dirname, join, sep } from 'node:path'
import { root } from './places.mjs'
import { Refusal } from './refusal.mjs'

const isWindows = process.platform === 'win32'
const running = new Set()

/** Ends every command under way; for the end of the whole program. */
export const stopCommands = () => running.forEach((child) => child.kill())

const isOutside = (folder) => !folder.startsWith(join(root, 'node_modules') + sep)

/** The environment without the project's own Node, which an installation replaces while it runs. */
export const outsideEnvironment = (environment) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, /^path$/i.test(name) ? value.split(delimiter).filter(isOutside).join(delimiter) : value]),
  )

/**
 * Runs a command to its end, its output going into a file.
 * @returns its exit code; 1 when a signal ended it
 */
export async function runCommand(command, { log, env = process.env, cwd = root }) {
  await mkdir(dirname(log), { recursive: true })
  const file = createWriteStream(log)
  // npm is a .cmd file on Windows, which only a shell starts.
  const child = spawn(command[0], command.slice(1), { cwd, env, shell: isWindows && command[0] === 'npm', stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', (code) => resolve(code ?? 1))).finally(() => running.delete(child))
  await new Promise((resolve) => file.end(resolve))
  return code
}

/** @throws {Refusal} with the last lines of the output when the command fails */
export async function mustRun(command, options) {
  const code = await runCommand(command, options)
  if (code === 0) return
  const output = await readFile(options.log, 'utf8')
  throw new Refusal(`"${command.join(' ')}" failed with exit code ${code}:\n${output.trimEnd().split('\n').slice(-40).join('\n')}\nThe whole output is in ${options.log}.`)
}
