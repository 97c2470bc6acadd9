import type { Page } from '@playwright/test'

/**
 * Counts pointer presses on the pages opened from now on. Keys, including Tab and Enter, do not count. When an element
 * has moved, Playwright intercepts the press at the window and repeats it, so that the page receives one.
 */
export const countClicks = (page: Page) => count(page, 'pointerdown')

/**
 * Counts pressed keys on the pages opened from now on: each character that is typed, and each of Control and V. Text that
 * a test fills in is not counted, so such a test has to type.
 */
export const countKeys = (page: Page) => count(page, 'keydown')

async function count(page: Page, event: 'pointerdown' | 'keydown'): Promise<() => number> {
  let presses = 0
  const report = `count_${event}`
  await page.exposeFunction(report, () => void (presses += 1))
  await page.addInitScript(
    ([name, type]) => {
      const functions = globalThis as unknown as Record<string, () => void>
      document.addEventListener(type, () => functions[name]!(), true)
    },
    [report, event] as const,
  )
  return () => presses
}
