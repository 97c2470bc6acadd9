import { ANALYTICS_POLL_MS, ANALYTICS_WAIT_MS } from '@fanfare/contract/community/rules/analytics.ts'

/**
 * Checks every 200 milliseconds whether something is ready, then calls back once; gives up after ten seconds. Returns a
 * function that cancels it.
 */
export function whenReady(isReady: () => boolean, callback: () => void): () => void {
  let looksLeft = ANALYTICS_WAIT_MS / ANALYTICS_POLL_MS
  const timer = setInterval(() => {
    looksLeft -= 1
    const ready = isReady()
    if (ready || looksLeft === 0) clearInterval(timer)
    if (ready) callback()
  }, ANALYTICS_POLL_MS)
  return () => clearInterval(timer)
}
