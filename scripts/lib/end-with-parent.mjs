const CHECK_MS = 500

/**
 * Calls back when this process has to end: on a signal, when the terminal is closed, or because the parent has ended, which
 * sends no signal when it is killed.
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
