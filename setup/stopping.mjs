const parentCheckMs = 500

/** npm passes SIGTERM only to the shell between it and us, which ends without a word: then our parent is another. */
function onOrphaned(stop) {
  const parent = process.ppid
  const timer = setInterval(() => process.ppid !== parent && stop(), parentCheckMs)
  timer.unref()
}

/** Calls `stop` once when somebody wants this program to end: Ctrl-C, a signal, a closed terminal, or npm gone. */
export function onceAskedToStop(stop) {
  let isAsked = false
  const ask = () => {
    if (isAsked) return
    isAsked = true
    stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask)
  if (process.env.npm_lifecycle_event) onOrphaned(ask)
}
