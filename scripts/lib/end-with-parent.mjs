const CHECK_MS = 500

/**
 * Calls back when this process is asked to end: by a signal, by a terminal that is closed, or because its parent has ended,
 * which says nothing when it is killed.
 */
export function onEnd(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop('SIGTERM')
  }, CHECK_MS)
  timer.unref()
}
