const isTerminal = process.stdout.isTTY === true && !process.env.CI
const clearLine = '\r\u001B[K'
let passing = ''

/** A line that stays. */
export function say(line) {
  process.stdout.write(passing ? `${clearLine}${line}\n${passing}` : `${line}\n`)
}

function showPassing(line) {
  passing = line
  process.stdout.write(clearLine + line)
}

const seconds = (from) => `${Math.round((Date.now() - from) / 1000)} s`

/** On a terminal the line counts the seconds; in a log a line now and then says that the work goes on. */
function showProgress(title, from) {
  const [pause, show] = isTerminal ? [1000, showPassing] : [30_000, say]
  const timer = setInterval(() => show(`  ${title} … ${seconds(from)}`), pause)
  return () => {
    clearInterval(timer)
    if (passing) process.stdout.write(clearLine)
    passing = ''
  }
}

/**
 * Says what is being done, then how it ended and how long it took.
 * @param work gets a function to end with another word than "done"
 */
export async function step(title, work) {
  const from = Date.now()
  let ending = 'done'
  say(`${title} …`)
  const hideProgress = showProgress(title, from)
  try {
    const result = await work((word) => (ending = word))
    hideProgress()
    say(`  ${ending} in ${seconds(from)}`)
    return result
  } finally {
    hideProgress()
  }
}
