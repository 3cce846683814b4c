import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { provideChromium } from './browser.mjs'
import { playwrightCount, playwrightListed, vitestCount } from './counts.mjs'
import { root } from './places.mjs'

const readReport = async (report) => JSON.parse(await readFile(report, 'utf8'))

/**
 * How a runner is asked to write a report, and what the report counts; `list` asks for the tests without running them,
 * `listed` counts them: those that a suite which could not start has left unrun.
 */
export const runners = {
  /** One thing that holds or not: its exit code is its report. */
  check: { args: () => [], env: () => ({}), count: async (_report, exitCode) => ({ passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 }) },
  vitest: {
    args: (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env: () => ({}),
    count: async (report) => vitestCount(await readReport(report)),
    list: (project, report) => ['vitest', 'list', '--project', project, '--staticParse=false', `--json=${report}`],
    listed: async (report) => (await readReport(report)).length,
  },
  stories: {
    args: () => [],
    env: (report) => ({ STORIES_REPORT: resolve(root, report) }),
    count: readReport,
  },
  playwright: {
    args: () => ['--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(root, report) }),
    count: async (report) => playwrightCount(await readReport(report)),
    list: (config) => ['playwright', 'test', '--config', config, '--list', '--reporter=json'],
    listed: async (report) => playwrightListed(await readReport(report)),
  },
}

const withBrowser = async () => {
  const chromium = await provideChromium()
  return chromium ? { CHROMIUM_PATH: chromium } : {}
}

/** What `npm test` runs, in this order; each is also a script of package.json. */
export const suites = [
  { script: 'types', title: 'Types', runner: runners.check },
  { script: 'lint', title: 'Lint', runner: runners.check },
  { script: 'rooms', title: 'Rooms know only what they may', runner: runners.check },
  { script: 'unit', title: 'Units: library, machines, contract, site, setup', runner: runners.vitest },
  { script: 'api', title: 'API on the embedded database', runner: runners.vitest, listing: 'api' },
  { script: 'api:postgres', title: 'API on PostgreSQL', runner: runners.vitest, listing: 'api' },
  { script: 'build-storybook', title: 'Storybook builds', runner: runners.check },
  { script: 'stories', title: 'Stories: plays and axe in every theme', runner: runners.stories, prepare: withBrowser },
  { script: 'pictures', title: 'Pictures of components', runner: runners.playwright, listing: '.storybook/pictures/playwright.config.ts', prepare: withBrowser },
  { script: 'published', title: 'Library and machines, packed and installed elsewhere', runner: runners.vitest, listing: 'published' },
  { script: 'build:site', title: 'Portal builds', runner: runners.check },
  { script: 'e2e', title: 'Browser', runner: runners.playwright, listing: 'e2e/playwright.config.ts', prepare: withBrowser },
]

/** @returns the suites of these names, or all without names; and the names that are none */
export function chosenSuites(names) {
  const known = suites.map(({ script }) => script)
  return { chosen: names.length === 0 ? suites : suites.filter(({ script }) => names.includes(script)), unknown: names.filter((name) => !known.includes(name)), known }
}
