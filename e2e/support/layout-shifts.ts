import type { Page } from '@playwright/test'

/** The moved elements, and by how much, as Chromium counts them for CLS. */
export interface Shift {
  value: number
  what: string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: Array<{ node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }>
}

/** Records layout shifts on the pages opened from now on. */
export const watchShifts = (page: Page) => page.addInitScript(noteShifts)

export const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => window.shifts)

/** Runs in the page, before anything else. */
function noteShifts(): void {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const what = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        const tag = `<${element?.tagName.toLowerCase() ?? 'gone'} class="${element?.getAttribute('class') ?? ''}">`
        const boxes = [previousRect, currentRect].map(({ x, y, width, height }) =>
          [x, y, width, height].map(Math.round).join(' '),
        )
        return `${tag} “${element?.textContent?.trim().slice(0, 40) ?? ''}” ${boxes.join(' → ')}`
      })
      window.shifts.push({ value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
