import type { Page } from '@playwright/test'

/** Delays the requests of a page that match a pattern, until the returned function is called. */
export async function delayRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const gate = new EventTarget()
  let isOpen = false
  await page.route(pattern, async (route) => {
    if (!isOpen) await new Promise((resolve) => gate.addEventListener('open', resolve))
    await route.continue()
  })
  return () => {
    isOpen = true
    gate.dispatchEvent(new Event('open'))
  }
}
