import { backoff } from '@fanfare/ui-kit/client/backoff.ts'

export interface RefreshOptions {
  /** Milliseconds in which requests are merged into one run. */
  delay: number
  /** Milliseconds in which there are at most two runs, so that a burst of events does not cause a burst of requests. */
  minInterval?: number
  /** Milliseconds to wait after each number of consecutive failures. */
  retryDelay?: (failures: number) => number
  /** Called with every error of the task. */
  onFailure?: (error: unknown) => void
}

/**
 * Keeps data of a server up to date. The returned function requests a run of `task`: all requests within `delay` share
 * one run, and requests during a run cause one more. A failed run is retried with a growing delay until one succeeds; a
 * new request does not wait for that delay.
 */
export function refreshTask(
  task: () => Promise<void>,
  { delay, minInterval = 0, retryDelay = backoff, onFailure }: RefreshOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null
  let dueAt = 0
  let running = false
  let requested = false
  let notBefore = 0
  let lastAt = Number.NEGATIVE_INFINITY
  let failures = 0

  const schedule = (wait: number) => {
    const now = Date.now()
    const at = Math.max(now + wait, notBefore)
    if (timer !== null && dueAt <= at) return
    if (timer !== null) clearTimeout(timer)
    dueAt = at
    timer = setTimeout(() => void run(), at - now)
  }
  const run = async () => {
    timer = null
    running = true
    requested = false
    failures = await task().then(
      () => 0,
      (error: unknown) => {
        onFailure?.(error)
        return failures + 1
      },
    )
    running = false
    const now = Date.now()
    if (now - lastAt < minInterval) notBefore = now + minInterval
    lastAt = now
    if (requested) schedule(delay)
    else if (failures > 0) schedule(retryDelay(failures))
  }
  return () => {
    if (running) requested = true
    else schedule(delay)
  }
}
