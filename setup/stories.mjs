// What `npm run stories` runs: every story with its play function and the accessibility check, in every theme.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { provideChromium } from './browser.mjs'
import { canaryVerdict, failuresOf } from './canary.mjs'
import { mustRun, runCommand, stopCommands } from './command.mjs'
import { lineOf } from './counts.mjs'
import { main } from './main.mjs'
import { buildFolder, projectNode, root } from './places.mjs'
import { say, step } from './progress.mjs'
import { serveFolder } from './static-server.mjs'
import { onceAskedToStop } from './stopping.mjs'

const storybook = join(buildFolder, 'storybook')
const folder = join(buildFolder, 'stories')

/** `npm run stories -- Button Select` runs the stories of these components and the canaries. */
const names = process.argv.slice(2)
const files = names.length === 0 ? [] : ['Canary.stories', ...names.map((name) => `library/${name}/`)]

async function runStories({ url, chromium }) {
  const report = join(folder, 'report.json')
  const runner = join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js')
  const env = { ...process.env, TARGET_URL: url, ...(chromium && { CHROMIUM_PATH: chromium }) }
  // The runner splits paths at spaces, so the report's path is relative to the root of the repository.
  const args = [
    '--url',
    url,
    '--maxWorkers',
    '2',
    '--ci',
    '--testTimeout',
    '180000',
    '--json',
    '--outputFile',
    relative(root, report),
    ...files,
  ]
  await runCommand([projectNode, runner, ...args], { log: join(folder, 'run.log'), env })
  const { passed, failed } = canaryVerdict(JSON.parse(await readFile(report, 'utf8')))
  return { count: { passed, failed: failed.length, skipped: 0 }, failed }
}

async function countStories() {
  if (!existsSync(join(storybook, 'iframe.html'))) {
    await step('Building Storybook', () =>
      mustRun(['npm', 'run', '--silent', 'build-storybook'], { log: join(buildFolder, 'logs/storybook.log') }),
    )
  }
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const chromium = await provideChromium()
  const { url, stop } = await serveFolder(storybook)
  const { count, failed } = await step('Stories, with their plays and axe in all themes', async (end) => {
    const result = await runStories({ url, chromium })
    end(lineOf(result.count))
    return result
  })
  failed.forEach((failure) => say(failuresOf(failure)))
  await stop()
  return count
}

onceAskedToStop(() => {
  stopCommands()
  process.exit(1)
})

await main(async () => {
  const count = await countStories()
  if (process.env.STORIES_REPORT) await writeFile(process.env.STORIES_REPORT, JSON.stringify(count))
  say(lineOf(count))
  process.exitCode = count.failed > 0 ? 1 : 0
})
