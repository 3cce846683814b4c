import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { provideChromium } from './browser.mjs'
import { root } from './places.mjs'

const readReport = async (report) => JSON.parse(await readFile(report, 'utf8'))

/** How a runner is asked to write a report, and what the report counts. */
export const runners = {
  /** One thing that holds or not: its exit code is its report. */
  check: { args: () => [], env: () => ({}), count: async (_report, exitCode) => ({ passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 }) },
  vitest: {
    args: (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env: () => ({}),
    count: async (report) => {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = await readReport(report)
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
    },
  },
  stories: {
    args: () => [],
    env: (report) => ({ STORIES_REPORT: resolve(root, report) }),
    count: readReport,
  },
  playwright: {
    args: () => ['--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(root, report) }),
    count: async (report) => {
      const { expected, flaky, unexpected, skipped } = (await readReport(report)).stats
      return { passed: expected + flaky, failed: unexpected, skipped }
    },
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
  { script: 'api', title: 'API on the embedded database', runner: runners.vitest },
  { script: 'api:postgres', title: 'API on PostgreSQL', runner: runners.vitest },
  { script: 'build-storybook', title: 'Storybook builds', runner: runners.check },
  { script: 'stories', title: 'Stories: plays and axe in every theme', runner: runners.stories, prepare: withBrowser },
  { script: 'pictures', title: 'Pictures of components', runner: runners.playwright, prepare: withBrowser },
  { script: 'published', title: 'Library and machines, packed and installed elsewhere', runner: runners.vitest },
  { script: 'build:site', title: 'Portal builds', runner: runners.check },
  { script: 'e2e', title: 'Browser', runner: runners.playwright, prepare: withBrowser },
]

/** @returns the suites of these names, or all without names; and the names that are none */
export function chosenSuites(names) {
  const known = suites.map(({ script }) => script)
  return { chosen: names.length === 0 ? suites : suites.filter(({ script }) => names.includes(script)), unknown: names.filter((name) => !known.includes(name)), known }
}
