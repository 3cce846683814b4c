// What `npm test` runs: every suite, or only those named after `--`. Plain JavaScript for any Node from 20.
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { runCommand, stopCommands } from './setup/command.mjs'
import { countOf, lineOf, sumOf } from './setup/counts.mjs'
import { installDependencies } from './setup/dependencies.mjs'
import { buildFolder, root } from './setup/places.mjs'
import { Refusal } from './setup/refusal.mjs'
import { say, step } from './setup/say.mjs'
import { onceAskedToStop } from './setup/stopping.mjs'
import { chosenSuites } from './setup/suites.mjs'

const folder = join(buildFolder, 'tests')

function choose(names) {
  const { chosen, unknown, known } = chosenSuites(names)
  if (unknown.length > 0) throw new Refusal(`There is no suite named ${unknown.join(', ')}. The suites are ${known.join(', ')}.`)
  return chosen
}

/** A runner that crashed early leaves no report. */
function nullWithoutReport(error) {
  if (error.code === 'ENOENT') return null
  throw error
}

async function runSuite({ script, runner, prepare = () => ({}) }) {
  const name = script.replace(':', '-')
  // Relative, so that a space in the path of the repository needs no quotes on its way through npm.
  const report = relative(root, join(folder, `${name}.json`))
  const log = join(folder, `${name}.log`)
  const { FORCE_COLOR: _, ...surroundings } = process.env
  const env = { ...surroundings, NO_COLOR: '1', ...(await prepare()), ...runner.env(report) }
  const exitCode = await runCommand(['npm', 'run', '--silent', script, '--', ...runner.args(report)], { log, env })
  const counted = await runner.count(report, exitCode).catch(nullWithoutReport)
  const count = countOf(exitCode, counted)
  return { count, output: count.failed > 0 ? await readFile(log, 'utf8') : '' }
}

/** A suite that cannot even be prepared has failed, and the others still run. */
async function countSuite(suite) {
  const { count, output } = await step(`${suite.title} (npm run ${suite.script})`, async (end) => {
    const result = await runSuite(suite).catch((error) => ({ count: countOf(1, null), output: error instanceof Refusal ? error.message : error.stack }))
    end(lineOf(result.count))
    return result
  })
  if (output) say(output.trimEnd())
  return count
}

async function run() {
  const chosen = choose(process.argv.slice(2))
  await installDependencies()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const counts = []
  for (const suite of chosen) counts.push(await countSuite(suite))
  return sumOf(counts)
}

onceAskedToStop(() => {
  stopCommands()
  process.exit(1)
})

run().then(
  (sum) => {
    say(lineOf(sum))
    process.exitCode = sum.failed > 0 ? 1 : 0
  },
  (error) => {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  },
)
