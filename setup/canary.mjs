/**
 * Each canary is a story whose text has too little contrast. Its failure must name the rule and the theme; the runner's
 * default theme is light and is not named.
 */
const canaries = {
  Light: /color-contrast|contrast/,
  Dark: /in dark: color-contrast/,
  BlackOnWhite: /in lv-black-on-white: color-contrast/,
  WhiteOnBlack: /in lv-white-on-black: color-contrast/,
  BlueOnBlue: /in lv-blue-on-blue: color-contrast/,
}
const isCanary = ({ ancestorTitles }) => ancestorTitles[0] === 'Canary'
const nameOf = ({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › ')
const isJudged = ({ status }) => status === 'passed' || status === 'failed'

/** A test file that could not be loaded has a message instead of tests. */
const testsOf = ({ assertionResults, message }) =>
  assertionResults.length === 0 && message
    ? [{ ancestorTitles: ['(file)'], title: '', status: 'failed', failureMessages: [message] }]
    : assertionResults.filter(isJudged)

function withCanaryInverted(test) {
  if (!isCanary(test)) return test
  const isFound = test.status === 'failed' && canaries[test.ancestorTitles[1]]?.test(test.failureMessages.join('\n'))
  return isFound
    ? { ...test, status: 'passed', failureMessages: [] }
    : {
        ...test,
        status: 'failed',
        failureMessages: [
          'This canary did not fail in its theme: the run did not check it there.',
          ...test.failureMessages,
        ],
      }
}

/**
 * Judges a run of all stories. Every canary must have failed in its theme and counts as a test, so that a run that
 * skips a theme or checks nothing fails.
 * @returns how many tests passed, and the failed ones with their messages
 */
export function canaryVerdict({ testResults }) {
  const judged = testResults.flatMap(testsOf).map(withCanaryInverted)
  const seen = judged.filter(isCanary).map(({ ancestorTitles }) => ancestorTitles[1])
  const missing = Object.keys(canaries)
    .filter((name) => !seen.includes(name))
    .map((name) => ({
      ancestorTitles: ['Canary', name],
      title: 'is missing',
      status: 'failed',
      failureMessages: ['This canary was not among the stories.'],
    }))
  const failed = [...judged.filter(({ status }) => status === 'failed'), ...missing]
  return { passed: judged.filter(({ status }) => status === 'passed').length, failed }
}

const ansi = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

export const failuresOf = (test) => {
  const lines = test.failureMessages
    .join('\n')
    .replaceAll(ansi, '')
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
  return `✗ ${nameOf(test)}\n${lines
    .slice(0, 14)
    .map((line) => `    ${line}`)
    .join('\n')}`
}
