import type { Page } from '@playwright/test'

/** The largest contentful paint: its moment in milliseconds since the navigation, and its element. */
export interface LargestPaint {
  at: number
  what: string
}

declare global {
  interface Window {
    /** When the content was visible, in milliseconds since the navigation. */
    contentAt?: number
    largestPaint?: LargestPaint
  }
}

interface LargestContentfulPaint extends PerformanceEntry {
  element: Element | null
}

const TIMEOUT_MS = 30_000

/** Records when an element becomes visible on the pages opened from now on, and their largest paints. */
export const watchContent = (page: Page, selector: string) => page.addInitScript(noteContent, selector)

/** The moment of the content, once it is visible. */
export async function contentAt(page: Page): Promise<number> {
  const moment = await page.waitForFunction(() => window.contentAt, undefined, { timeout: TIMEOUT_MS })
  return (await moment.jsonValue())!
}

export const largestPaintOf = (page: Page) => page.evaluate(() => window.largestPaint)

/** Runs in the page, before anything else. */
function noteContent(selector: string): void {
  const look = () => {
    const content = document.querySelector(selector)
    // The frame that has the content is painted before the timer fires.
    if (content?.checkVisibility({ visibilityProperty: true }))
      setTimeout(() => (window.contentAt = performance.now()))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries() as LargestContentfulPaint[]) {
      const tag = element?.tagName.toLowerCase() ?? 'gone'
      window.largestPaint = {
        at: startTime,
        what: `${tag} “${element?.textContent?.trim().slice(0, 30) ?? ''}”`,
      }
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
