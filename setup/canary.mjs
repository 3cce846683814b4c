/** What each canary's failure must say: that its text is faint, and in which theme it was looked at. The first theme is the runner's own and is not named. */
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

/** A file that could not even be read has no tests, and a message. */
const testsOf = ({ assertionResults, message }) =>
  assertionResults.length === 0 && message ? [{ ancestorTitles: ['(file)'], title: '', status: 'failed', failureMessages: [message] }] : assertionResults.filter(isJudged)

function asMeant(test) {
  if (!isCanary(test)) return test
  const isSeen = test.status === 'failed' && canaries[test.ancestorTitles[1]]?.test(test.failureMessages.join('\n'))
  return isSeen ? { ...test, status: 'passed', failureMessages: [] } : { ...test, status: 'failed', failureMessages: ['This canary was not refused in its theme: the run did not look at it there.', ...test.failureMessages] }
}

/**
 * Judges a run of all stories. Every canary must have failed, in its own theme: each is one more test, and a run that
 * left a theme out, or looked at nothing, fails.
 * @returns how many tests passed, and what failed, with messages
 */
export function canaryVerdict({ testResults }) {
  const judged = testResults.flatMap(testsOf).map(asMeant)
  const seen = judged.filter(isCanary).map(({ ancestorTitles }) => ancestorTitles[1])
  const missing = Object.keys(canaries)
    .filter((name) => !seen.includes(name))
    .map((name) => ({ ancestorTitles: ['Canary', name], title: 'is missing', status: 'failed', failureMessages: ['This canary was not among the stories.'] }))
  const failed = [...judged.filter(({ status }) => status === 'failed'), ...missing]
  return { passed: judged.filter(({ status }) => status === 'passed').length, failed }
}

const ansi = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** One failure in a few lines. */
export const failuresOf = (test) => {
  const lines = test.failureMessages.join('\n').replaceAll(ansi, '').split('\n').filter((line) => line.trim() && !/^\s+at /.test(line))
  return `✗ ${nameOf(test)}\n${lines.slice(0, 14).map((line) => `    ${line}`).join('\n')}`
}
