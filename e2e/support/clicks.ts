import type { Page } from '@playwright/test'

/**
 * Counts what is pressed with the pointer on the pages that are opened from now on. What is typed, also Tab and Enter,
 * does not count. Playwright withholds a press from the page at the window, and presses again, when the element has
 * moved: the page gets one.
 */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => void (clicks += 1))
  await page.addInitScript(() => {
    const { countClick } = globalThis as unknown as { countClick: () => void }
    document.addEventListener('pointerdown', () => countClick(), true)
  })
  return () => clicks
}
