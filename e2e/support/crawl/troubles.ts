import type { Page } from '@playwright/test'

/** A navigation cancels what the page before it was still loading; its event stream, always. */
const CANCELLED = 'net::ERR_ABORTED'

/** A failed request, which is reported below with its address, and the setting of the tests that service workers are off. */
const ELSEWHERE = /^Failed to load resource|^Service Worker registration blocked by Playwright$/

/** Collects what goes wrong on a page besides what it shows: in the console, in scripts, with requests. */
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
