const isTerminal = process.stdout.isTTY === true && !process.env.CI
const clearLine = '\r\u001B[K'
let progress = ''

/** Prints a line above the progress line. */
export function say(line) {
  process.stdout.write(progress ? `${clearLine}${line}\n${progress}` : `${line}\n`)
}

function showProgressLine(line) {
  progress = line
  process.stdout.write(clearLine + line)
}

/** The title of the step that printed last: any other running step must print its title again when it ends. */
let latest = ''

const seconds = (from) => `${Math.round((Date.now() - from) / 1000)} s`

/** On a terminal the line counts seconds; in a log a line every 30 s shows progress. */
function showProgress(title, from) {
  const [pause, show] = isTerminal ? [1000, showProgressLine] : [30_000, say]
  const timer = setInterval(() => show(`  ${title} … ${seconds(from)}`), pause)
  return () => {
    clearInterval(timer)
    if (progress) process.stdout.write(clearLine)
    progress = ''
  }
}

/**
 * Prints the title of a step, then its result and duration.
 * @param work gets a function that replaces the result "done"
 */
export async function step(title, work) {
  const from = Date.now()
  let ending = 'done'
  say(`${title} …`)
  latest = title
  const hideProgress = showProgress(title, from)
  try {
    const result = await work((word) => (ending = word))
    hideProgress()
    say(`  ${latest === title ? '' : `${title}: `}${ending} in ${seconds(from)}`)
    latest = title
    return result
  } finally {
    hideProgress()
  }
}
