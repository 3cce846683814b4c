const none = { passed: 0, failed: 0, skipped: 0, flaky: 0 }

/**
 * The counts of a suite. Tests that did not run because the suite stopped early count as failed; so does a suite that
 * ran nothing, unless it skipped its tests and gives a reason.
 * @param counted the counts of its report; `null` without a report
 * @param listed how many tests it has
 * @returns the counts; `passed` includes the `flaky` ones, which passed only on a retry
 */
export function countOf(exitCode, counted, listed = 1) {
  const { passed, failed, skipped, notes = [], flaky: { length: flaky } = [] } = counted ?? none
  const hasRun = passed > 0 || (skipped > 0 && notes.length > 0)
  if (failed > 0 || (exitCode === 0 && hasRun)) return { passed, failed, skipped, flaky }
  const isUnrun = passed === 0
  return isUnrun ? { ...none, failed: Math.max(1, skipped, listed) } : { passed, failed: 1, skipped, flaky }
}

const sumBy = (counts, name) => counts.reduce((sum, { [name]: count = 0 }) => sum + count, 0)

export const sumOf = (counts) => Object.fromEntries(Object.keys(none).map((name) => [name, sumBy(counts, name)]))

/** Other programs parse lines of this form: `N passed, N failed`, and `, N skipped` if there are any. */
export const lineOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** How many of the passed tests needed a retry; `undefined` for none. */
export const flakyLineOf = ({ flaky }) => (flaky > 0 ? `${flaky} of the passed only when tried again` : undefined)

/** If a file could not be loaded or its setup failed, its tests did not run. */
function vitestFile({ status, assertionResults }) {
  const of = (...wanted) => assertionResults.filter((test) => wanted.includes(test.status)).length
  const [passed, failed, unrun] = [of('passed'), of('failed'), assertionResults.length - of('passed', 'failed')]
  return status === 'failed' && failed === 0
    ? { passed, failed: Math.max(1, unrun), skipped: 0 }
    : { passed, failed, skipped: unrun }
}

/** @param report of Vitest's `json` reporter, which has no retries */
export function vitestCount({ testResults }) {
  const { passed, failed, skipped } = sumOf(testResults.map(vitestFile))
  return { passed, failed, skipped }
}

const specsIn = ({ specs = [], suites = [] }, titles = []) => [
  ...specs.map((spec) => ({ ...spec, path: [...titles, spec.title].join(' › ') })),
  ...suites.flatMap((suite) => specsIn(suite, [...titles, suite.title])),
]

/**
 * @param report of Playwright's `json` reporter
 * @returns the counts, the names of tests that passed on a retry, and each distinct annotation or reason for a skip
 */
export function playwrightCount(report) {
  const { expected, flaky, unexpected, skipped } = report.stats
  const tests = specsIn(report).flatMap(({ path, tests: runs }) => runs.map((run) => ({ path, ...run })))
  const notes = tests.flatMap(({ annotations = [] }) =>
    annotations.map(({ description }) => description).filter(Boolean),
  )
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ path }) => path),
    notes: [...new Set(notes)],
  }
}

/** The number of tests in the report of Playwright's `--list`. */
export const playwrightListed = (report) => specsIn(report).flatMap(({ tests }) => tests).length

/**
 * @param index of Storybook
 * @returns the number of tests that the test runner creates from it
 */
export const storiesListed = ({ entries }) =>
  Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test')).length

/** Why a suite did not start: the first line of its output with an error, else the last line. */
export function reasonIn(output) {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.find((line) => /^(\w*Error: )/.test(line)) ?? lines.at(-1) ?? 'it said nothing'
}

/** @returns the lines of failed tests, as Vitest and Playwright print them while others still run */
export const seenFailures = (output) => output.split('\n').filter((line) => /^\s*[×✘]\s/.test(line))
