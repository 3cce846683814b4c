import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { provideChromium } from './browser.mjs'
import { playwrightCount, playwrightListed, storiesListed, vitestCount } from './counts.mjs'
import { root } from './places.mjs'

const readJson = async (report) => JSON.parse(await readFile(report, 'utf8'))

/**
 * @param name of an option that takes a value
 * @returns each occurrence of the option in a command, with its value
 */
const optionsIn = (command, name) =>
  [...command.matchAll(new RegExp(`${name} (\\S+)`, 'g'))].flatMap(([, value]) => [name, value])

/**
 * How a runner writes a report, and the counts in the report. `list` is the command that lists the tests of a script of
 * package.json without running them, and `listed` counts them: tests of a suite that does not start count as not run.
 */
export const runners = {
  /** A check without tests: its exit code is its report. */
  check: {
    args: () => [],
    env: () => ({}),
    count: async (_report, exitCode) => ({
      passed: exitCode === 0 ? 1 : 0,
      failed: exitCode === 0 ? 0 : 1,
      skipped: 0,
    }),
  },
  vitest: {
    args: (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env: () => ({}),
    count: async (report) => vitestCount(await readJson(report)),
    list: (command, report) => [
      'vitest',
      'list',
      ...optionsIn(command, '--project'),
      '--staticParse=false',
      `--json=${report}`,
    ],
    listed: async (report) => (await readJson(report)).length,
  },
  stories: {
    args: () => [],
    env: (report) => ({ STORIES_REPORT: resolve(root, report) }),
    count: readJson,
    list: (_command, report) => ['storybook', 'index', '--quiet', '--output-file', report],
    listed: async (report) => storiesListed(await readJson(report)),
  },
  playwright: {
    args: () => ['--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(root, report) }),
    count: async (report) => playwrightCount(await readJson(report)),
    list: (command) => ['playwright', 'test', ...optionsIn(command, '--config'), '--list', '--reporter=json'],
    listed: async (report) => playwrightListed(await readJson(report)),
  },
}

const withBrowser = async () => {
  const chromium = await provideChromium()
  return chromium ? { CHROMIUM_PATH: chromium } : {}
}

/** What `npm test` runs, in the order of `inPhases`; each suite is also a script of package.json. */
export const suites = [
  { script: 'types', title: 'Types', runner: runners.check, usesOneCore: true },
  { script: 'lint', title: 'Lint', runner: runners.check, usesOneCore: true },
  { script: 'rooms', title: 'Rooms know only what they may', runner: runners.check, usesOneCore: true },
  { script: 'build-storybook', title: 'Storybook builds', runner: runners.check, usesOneCore: true },
  {
    script: 'published',
    title: 'Library and machines, packed and installed elsewhere',
    runner: runners.vitest,
    usesOneCore: true,
  },
  { script: 'build:site', title: 'Portal builds', runner: runners.check, usesOneCore: true },
  {
    script: 'unit',
    title: 'Units: library, machines, contract, http, sandbox-gateway, site, setup',
    runner: runners.vitest,
  },
  { script: 'api', title: 'API on the embedded database', runner: runners.vitest },
  { script: 'api:postgres', title: 'API on PostgreSQL', runner: runners.vitest },
  { script: 'stories', title: 'Stories: plays and axe in every theme', runner: runners.stories, prepare: withBrowser },
  { script: 'pictures', title: 'Pictures of components', runner: runners.playwright, prepare: withBrowser },
  { script: 'e2e', title: 'Browser', runner: runners.playwright, prepare: withBrowser },
]

/** @returns the suites of these names, or all without names; and the unknown names */
export function chosenSuites(names) {
  const known = suites.map(({ script }) => script)
  const chosen = names.length === 0 ? suites : suites.filter(({ script }) => names.includes(script))
  return { chosen, unknown: names.filter((name) => !known.includes(name)), known }
}

/**
 * @param suite one of `suites`
 * @param report the file for the list
 * @returns the command that lists its tests; `undefined` for a check without tests
 */
export async function listingOf({ script, runner }, report) {
  const { scripts } = await readJson(resolve(root, 'package.json'))
  return runner.list?.(scripts[script], report)
}
