/** Milliseconds after which a page that is never idle runs the callback anyway. */
const LONGEST_WAIT_MS = 2_000

/** Runs a callback once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  let isCancelled = false
  const runOnce = () => {
    if (!isCancelled) run()
  }
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(runOnce, { timeout: LONGEST_WAIT_MS })
    else setTimeout(runOnce, LONGEST_WAIT_MS / 10)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    isCancelled = true
  }
}
