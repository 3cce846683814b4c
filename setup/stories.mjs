// What `npm run stories` runs: every story with its play function and the accessibility check, a run for each theme.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { provideChromium } from './browser.mjs'
import { canaryVerdict, failuresOf } from './canary.mjs'
import { mustRun, runCommand, stopCommands } from './command.mjs'
import { lineOf, sumOf } from './counts.mjs'
import { buildFolder, projectNode, root } from './places.mjs'
import { say, step } from './say.mjs'
import { serveFolder } from './static-server.mjs'
import { onceAskedToStop } from './stopping.mjs'

const storybook = join(buildFolder, 'storybook')
const folder = join(buildFolder, 'stories')

/** Components that between them wear every role of the theme, and that everybody meets. */
const key = ['Alert', 'AttachControl', 'Button', 'Checkbox', 'ComboBox', 'DatePicker', 'ErrorScreen', 'LowVisionPanel', 'Modal', 'ObjectCard', 'SearchCombobox', 'Select', 'SiteFooter', 'SiteHeader', 'Tabs', 'TerritoryPicker', 'TicketCard', 'WeatherWidget']
// Files, not tags: a file whose stories are all left out by their tags still starts a browser.
const keyFiles = ['Canary.stories', ...key.map((name) => `library/${name}/`)]

/** Every story in light; in the others those of the key components. */
const runs = [
  { theme: 'light', canary: 'Light', files: [] },
  { theme: 'dark', canary: 'Dark', files: keyFiles },
  { theme: 'lv-black-on-white', canary: 'BlackOnWhite', files: keyFiles },
  { theme: 'lv-white-on-black', canary: 'WhiteOnBlack', files: keyFiles },
  { theme: 'lv-blue-on-blue', canary: 'BlueOnBlue', files: keyFiles },
]
/** `npm run stories -- dark` runs one theme. */
const asked = process.argv.slice(2)
const chosen = runs.filter(({ theme }) => asked.length === 0 || asked.includes(theme))

async function runTheme({ theme, canary, files }, { url, chromium }) {
  const report = join(folder, `${theme}.json`)
  const runner = join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js')
  const env = { ...process.env, STORY_GLOBALS: `theme:${theme}`, TARGET_URL: url, ...(chromium && { CHROMIUM_PATH: chromium }) }
  const args = ['--url', url, '--maxWorkers', '2', '--ci', '--json', '--outputFile', report, ...files]
  await runCommand([projectNode, runner, ...args], { log: join(folder, `${theme}.log`), env })
  const results = JSON.parse(await readFile(report, 'utf8'))
  const { passed, failed } = canaryVerdict(results, canary)
  return { count: { passed, failed: failed.length, skipped: 0 }, failed }
}

async function run() {
  if (!existsSync(join(storybook, 'iframe.html'))) {
    await step('Building Storybook', () => mustRun(['npm', 'run', '--silent', 'build-storybook'], { log: join(buildFolder, 'logs/storybook.log') }))
  }
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const chromium = await provideChromium()
  const { url, stop } = await serveFolder(storybook)
  const counts = []
  for (const one of chosen) {
    const { count, failed } = await step(`Stories in ${one.theme}`, async (end) => {
      const result = await runTheme(one, { url, chromium })
      end(lineOf(result.count))
      return result
    })
    failed.forEach((failure) => say(failuresOf(failure)))
    counts.push(count)
  }
  await stop()
  return sumOf(counts)
}

onceAskedToStop(() => {
  stopCommands()
  process.exit(1)
})

const sum = await run()
if (process.env.STORIES_REPORT) await writeFile(process.env.STORIES_REPORT, JSON.stringify(sum))
say(lineOf(sum))
process.exitCode = sum.failed > 0 ? 1 : 0
