import type { BrowserContext } from '@playwright/test'

/** Adds what the content security policy refuses on the pages of a context, each with the address of its page. */
export async function watchViolations(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding('reportViolation', (_, violation: string) => void violations.push(violation))
  await context.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation: (violation: string) => void }
    document.addEventListener(
      'securitypolicyviolation',
      ({ documentURI, effectiveDirective, blockedURI, sample }) =>
        reportViolation(`${documentURI} ${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
}
