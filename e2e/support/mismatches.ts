import type { BrowserContext, Page } from '@playwright/test'

/** The errors of React's production build for a page, or a part of it, that it cannot hydrate. */
const MISMATCH = /Minified React error #(?:418|419|421|423|425)\b/

const changed = new WeakSet<Page>()

/** Expects mismatches on a page that something else changes before it is hydrated, as a translation does. */
export const expectMismatches = (page: Page): void => void changed.add(page)

/** Collects from all pages of a context where the browser renders something else than the server has rendered. */
export function watchMismatches(context: BrowserContext, mismatches: string[]): void {
  context.on('weberror', (error) => {
    const page = error.page()
    const { message } = error.error()
    if (MISMATCH.test(message) && !(page && changed.has(page))) mismatches.push(`${page?.url()}: ${message}`)
  })
}
