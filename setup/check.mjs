// What `npm run check` runs: the checks for the changed files, within two minutes.
// `npm run check -- HEAD~3` compares with another commit.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { planOf } from './check-plan.mjs'
import { runCommand, stopCommands } from './command.mjs'
import { seenFailures } from './counts.mjs'
import { inPhases } from './concurrency.mjs'
import { main } from './main.mjs'
import { buildFolder, root } from './places.mjs'
import { say, step } from './progress.mjs'
import { onceAskedToStop } from './stopping.mjs'

const mostMs = 105_000
const folder = join(buildFolder, 'check')

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
const filesOf = (...args) =>
  git(...args, '-z')
    .split('\0')
    .filter(Boolean)

/** The merge base with main; the last commit if there is no main. */
function baseOf(named) {
  try {
    return git('merge-base', named ?? 'main', 'HEAD')
  } catch (error) {
    if (named) throw error
    return 'HEAD'
  }
}

function changedSince(base) {
  const files = [...filesOf('diff', '--name-only', base), ...filesOf('ls-files', '--others', '--exclude-standard')]
  return [...new Set(files)].filter((file) => existsSync(join(root, file)))
}

/**
 * Runs the commands of a step until one fails.
 * @returns the log of the failed command; `null` if all pass
 */
async function failureOf({ title, commands }) {
  for (const [at, command] of commands.entries()) {
    const log = join(folder, `${title.split(' ')[0].toLowerCase()}-${at}.log`)
    const code = await runCommand(command, { log, env: { ...process.env, NO_COLOR: '1' } })
    if (code !== 0) return log
  }
  return null
}

const hasFailures = (log) => seenFailures(readFileSync(log, 'utf8')).length > 0

/** @returns 'done', 'failed', or 'unfinished' if the time is over before anything failed */
async function runStep(planned, isOver) {
  if (isOver()) return 'unfinished'
  const { log, ending } = await step(planned.title, async (end) => {
    const log = await failureOf(planned)
    const ending = log === null ? 'done' : isOver() && !hasFailures(log) ? 'unfinished' : 'failed'
    end(ending)
    return { log, ending }
  })
  if (ending === 'failed')
    say(`${readFileSync(log, 'utf8').trimEnd()}\n${planned.title} failed; its output is in ${log}`)
  return ending
}

async function check() {
  const base = baseOf(process.argv[2])
  const changed = changedSince(base)
  const plan = planOf(
    changed,
    readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts')),
  )
  say(`${changed.length} files have changed since ${git('log', '-1', '--format=%h %s', base)}`)
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    stopCommands()
  }, mostMs)
  const endings = await inPhases(plan, async (planned) => ({
    title: planned.title,
    ending: await runStep(planned, () => isOver),
  }))
  clearTimeout(timer)
  const titlesOf = (wanted) => endings.filter(({ ending }) => ending === wanted).map(({ title }) => title)
  if (titlesOf('unfinished').length > 0) say(`Two minutes were over before: ${titlesOf('unfinished').join('; ')}`)
  say('Left to `npm test`: all other tests and stories, pictures, PostgreSQL, the packages, and both builds')
  say(
    titlesOf('failed').length > 0
      ? `Failed: ${titlesOf('failed').join('; ')}`
      : `${titlesOf('done').length} of ${plan.length} checks hold`,
  )
  return titlesOf('failed').length
}

onceAskedToStop(() => {
  stopCommands()
  process.exit(1)
})

await main(async () => {
  process.exitCode = (await check()) > 0 ? 1 : 0
})
