/**
 * Runs `task` once for all requests within `delay` milliseconds, and once more for requests during a run. Waits at
 * least `minInterval` milliseconds between two runs, so that a flood of events does not become a flood of requests.
 */
export function throttledTask(task: () => Promise<void>, delay: number, minInterval = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null
  let running = false
  let requested = false
  let notBefore = 0

  const run = async () => {
    timer = null
    running = true
    await task().catch(() => undefined)
    running = false
    notBefore = Date.now() + minInterval
    if (requested) request()
  }
  const request = () => {
    requested = running
    if (!running) timer ??= setTimeout(() => void run(), Math.max(delay, notBefore - Date.now()))
  }
  return request
}
