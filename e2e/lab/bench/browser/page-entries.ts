import type { Page } from '@playwright/test'

/** A request of a page, with its moments in milliseconds since the navigation. */
export interface Entry {
  path: string
  /** Of the body as transferred. */
  bytes: number
  start: number
  /** The first byte of the response. */
  response: number
  end: number
  isFromCache: boolean
}

export interface PageEntries {
  /** The document's own entry is the first. */
  entries: Entry[]
  firstPaint: number
  load: number
}

export const entriesOf = (page: Page): Promise<PageEntries> => page.evaluate(readEntries)

/** Runs in the page. */
function readEntries(): PageEntries {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return {
    entries: [page!, ...files].map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: entry.encodedBodySize,
      start: entry.startTime,
      response: entry.responseStart,
      end: entry.responseEnd,
      isFromCache: entry.transferSize === 0,
    })),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    load: page!.loadEventStart,
  }
}
