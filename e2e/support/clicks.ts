import type { Page } from '@playwright/test'

/**
 * Counts pointer presses on the pages opened from now on. Keys, including Tab and Enter, do not count. When an element
 * has moved, Playwright intercepts the press at the window and repeats it, so that the page receives one.
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
