const isCanary = ({ ancestorTitles }) => ancestorTitles[0] === 'Canary'
const nameOf = ({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › ')

/**
 * Judges one run of the stories. The canary of its theme must fail and the others pass: each is one more test, and
 * a run that looked at another theme, or at nothing, fails.
 * @param canary the story that is faint in the run's theme
 * @returns how many tests passed, and what failed, with messages
 */
export function canaryVerdict({ testResults }, canary) {
  const all = testResults.flatMap(({ assertionResults, message }) => {
    const tests = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed')
    // A file that could not even be read has no tests, and a message.
    return tests.length === 0 && assertionResults.length === 0 && message ? [{ ancestorTitles: ['(file)'], title: '', status: 'failed', failureMessages: [message] }] : tests
  })
  const judged = all.map((test) => {
    if (!isCanary(test)) return test
    const isFaintHere = test.ancestorTitles[1] === canary
    const isAsMeant = (test.status === 'failed') === isFaintHere
    return { ...test, status: isAsMeant ? 'passed' : 'failed', failureMessages: [`The canary ${isFaintHere ? 'passed: this run did not look at its theme' : 'failed in another theme'}.`] }
  })
  const hasCanary = judged.some((test) => isCanary(test) && test.ancestorTitles[1] === canary)
  const missing = hasCanary ? [] : [{ ancestorTitles: ['Canary', canary], title: 'is missing', status: 'failed', failureMessages: ['The canary was not among the stories.'] }]
  const failed = [...judged.filter(({ status }) => status === 'failed'), ...missing]
  return { passed: judged.length - failed.length + missing.length, failed }
}

const ansi = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** One failure in a few lines. */
export const failuresOf = (test) => {
  const lines = test.failureMessages.join('\n').replaceAll(ansi, '').split('\n').filter((line) => line.trim() && !/^\s+at /.test(line))
  return `✗ ${nameOf(test)}\n${lines.slice(0, 14).map((line) => `    ${line}`).join('\n')}`
}
