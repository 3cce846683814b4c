// `npm test`: runs every suite, or only those named after `--`. Plain JavaScript for Node 20 or later.
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { runCommand, stopCommands } from './setup/command.mjs'
import { countOf, flakyLineOf, lineOf, reasonIn, sumOf } from './setup/counts.mjs'
import { installDependencies } from './setup/dependencies.mjs'
import { inPhases } from './setup/concurrency.mjs'
import { endingOf } from './setup/main.mjs'
import { buildFolder, root } from './setup/places.mjs'
import { Refusal } from './setup/refusal.mjs'
import { say, step } from './setup/progress.mjs'
import { onceAskedToStop } from './setup/stopping.mjs'
import { chosenSuites, listingOf } from './setup/suites.mjs'

const folder = join(buildFolder, 'tests')

function choose(names) {
  const { chosen, unknown, known } = chosenSuites(names)
  if (unknown.length > 0)
    throw new Refusal(`There is no suite named ${unknown.join(', ')}. The suites are ${known.join(', ')}.`)
  return chosen
}

/** The report is missing if the runner crashed early. */
function nullWithoutReport(error) {
  if (error.code === 'ENOENT') return null
  throw error
}

const suiteEnv = async ({ prepare = () => ({}), runner }, report) => {
  const { FORCE_COLOR: _, ...surroundings } = process.env
  return { ...surroundings, NO_COLOR: '1', ...(await prepare()), ...runner.env(report) }
}

/** The number of tests in a suite that did not start; 1 if they cannot be listed either. */
async function listedIn(suite, files) {
  const listing = await listingOf(suite, files.list)
  if (!listing) return 1
  const env = { ...process.env, ...suite.runner.env(files.list) }
  await runCommand(['npm', 'exec', '--silent', '--', ...listing], { log: files.listLog, env })
  return suite.runner.listed(files.list).catch(() => 1)
}

async function runSuite(suite) {
  const { script, runner } = suite
  const name = script.replace(':', '-')
  // Relative, so that a space in the path of the repository needs no quotes in the command for npm.
  const file = (end) => relative(root, join(folder, `${name}${end}`))
  const files = {
    report: file('.json'),
    list: file('-list.json'),
    log: join(folder, `${name}.log`),
    listLog: join(folder, `${name}-list.log`),
  }
  const env = await suiteEnv(suite, files.report)
  const exitCode = await runCommand(['npm', 'run', '--silent', script, '--', ...runner.args(files.report)], {
    log: files.log,
    env,
  })
  const counted = await runner.count(files.report, exitCode).catch(nullWithoutReport)
  const isUnrun = exitCode !== 0 && !(counted?.passed || counted?.failed)
  const count = countOf(exitCode, counted, isUnrun ? await listedIn(suite, files) : 1)
  const output = count.failed > 0 ? await readFile(files.log, 'utf8') : ''
  return {
    count,
    output,
    reason: isUnrun ? reasonIn(output) : '',
    flaky: counted?.flaky ?? [],
    notes: counted?.notes ?? [],
  }
}

/** The result of a suite whose preparation failed; the other suites still run. */
const unprepared = (error) => {
  const ending = endingOf(error)
  const output = typeof ending === 'string' ? ending : ending.stack
  return { count: countOf(1, null), output, reason: reasonIn(output), flaky: [], notes: [] }
}

async function countSuite(suite) {
  const { count, output, reason, flaky, notes } = await step(
    `${suite.title} (npm run ${suite.script})`,
    async (end) => {
      const result = await runSuite(suite).catch(unprepared)
      end([lineOf(result.count), flakyLineOf(result.count)].filter(Boolean).join(', '))
      return result
    },
  )
  for (const note of notes) say(`  ${note}`)
  for (const name of flaky) say(`  passed only when tried again: ${name}`)
  if (output.trim() !== reason) say(output.trimEnd())
  if (reason) say(`${suite.title} did not start: ${reason}`)
  return count
}

async function run() {
  const chosen = choose(process.argv.slice(2))
  await installDependencies()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  return sumOf(await inPhases(chosen, countSuite))
}

onceAskedToStop(() => {
  stopCommands()
  process.exit(1)
})

run().then(
  (sum) => {
    const flakyLine = flakyLineOf(sum)
    if (flakyLine) say(flakyLine)
    say(lineOf(sum))
    process.exitCode = sum.failed > 0 ? 1 : 0
  },
  (error) => {
    console.error(endingOf(error))
    process.exitCode = 1
  },
)
