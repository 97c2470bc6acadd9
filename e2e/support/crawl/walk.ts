import { expect, type Page } from '@playwright/test'
import type { InspectedPage } from './inspect-page.ts'
import { readFacts, type PageFacts } from './page-facts.ts'
import { watchTroubles } from './troubles.ts'

/** The head of a page. */
const headOf = ({ titles, descriptions, canonicals, noindex }: PageFacts) => ({
  titles,
  descriptions,
  canonicals,
  noindex,
})

/** Navigates from page to page without reloading, and compares each head with that of the loaded page. */
export async function walk(
  page: Page,
  pages: Map<string, InspectedPage>,
  timeout?: number,
): Promise<string[]> {
  const troubles = watchTroubles(page)
  const faults: string[] = []
  for (const [address, loaded] of pages) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, address)
    const head = async () => headOf(await readFacts(page))
    await expect
      .poll(head, { timeout })
      .toEqual(headOf(loaded))
      .catch((error: Error) =>
        faults.push(`${address} has another head after a navigation: ${error.message}`),
      )
    faults.push(...troubles.take().map((fault) => `${address} ${fault}`))
  }
  return faults
}
