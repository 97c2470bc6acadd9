import type { Page } from '@playwright/test'

/** Opens the page again under the service worker: a page opened earlier may stay without one. */
export async function workerRuns(page: Page): Promise<void> {
  const controlled = await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
  if (controlled) return
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

export interface Stored {
  cache: string
  path: string
  text: string
}

/** Everything in the caches of the page's origin. */
export function storedBy(page: Page): Promise<Stored[]> {
  return page.evaluate(async () => {
    const found = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const { pathname, search } = new URL(request.url)
        found.push({ cache: name, path: pathname + search, text: (await response?.text()) ?? '' })
      }
    }
    return found
  })
}
