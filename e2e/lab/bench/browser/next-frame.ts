import type { Page } from '@playwright/test'

declare global {
  /** Returns the latencies recorded since the last call. */
  var takeLatency: () => number
}

/** Records the Event Timing entries of every document that the page opens. */
export const recordLatencies = (page: Page) => page.addInitScript(installRecorder)

/**
 * From the slowest press or key of an action to the next frame, in milliseconds; 0 below 16. The entries of a frame are
 * queued after it, so two frames pass first.
 */
export const takeLatency = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    return globalThis.takeLatency()
  })

/** Runs in the page. */
function installRecorder() {
  let longest = 0
  const keep = (entries: PerformanceEntryList) => {
    const interactions = (entries as PerformanceEventTiming[]).filter(
      ({ interactionId }) => interactionId > 0,
    )
    longest = Math.max(longest, ...interactions.map(({ duration }) => duration))
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  globalThis.takeLatency = () => {
    keep(observer.takeRecords())
    const duration = longest
    longest = 0
    return duration
  }
}
