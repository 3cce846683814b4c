const parentCheckMs = 500

/**
 * npm passes SIGTERM only to the shell that runs this process. When the shell ends, this process has another parent.
 */
function onOrphaned(stop) {
  const parent = process.ppid
  const timer = setInterval(() => process.ppid !== parent && stop(), parentCheckMs)
  timer.unref()
}

/** Calls `stop` once: at Ctrl-C, a signal, a closed terminal, or when npm has ended. */
export function onceAskedToStop(stop) {
  let isStopping = false
  const stopOnce = () => {
    if (isStopping) return
    isStopping = true
    stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopOnce)
  if (process.env.npm_lifecycle_event) onOrphaned(stopOnce)
}
