import type { Page } from '@playwright/test'

/** A navigation cancels the pending requests of the previous page; its event stream, always. */
const CANCELLED = 'net::ERR_ABORTED'

/** Failed requests, which are reported below with their address, and the blocked service workers of the tests. */
const ELSEWHERE = /^Failed to load resource|^Service Worker registration blocked by Playwright$/

/** Collects problems of a page besides its content: in the console, in scripts, with requests. */
export function watchTroubles(page: Page): { take: () => string[] } {
  const troubles: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !ELSEWHERE.test(message.text()))
      troubles.push(`logs ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => troubles.push(`throws ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== CANCELLED) troubles.push(`cannot load ${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      troubles.push(`loads ${response.url()}: ${response.status()}`)
  })
  return { take: () => troubles.splice(0) }
}
