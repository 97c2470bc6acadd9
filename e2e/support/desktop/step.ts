import { test } from '@playwright/test'

/**
 * A step with its own timeout, in milliseconds: when it waits in vain, the report names it. The timeout of a test only
 * says that the whole test took too long.
 */
export function step<Result>(title: string, body: () => Promise<Result>, timeout = 20_000): Promise<Result> {
  return test.step(title, body, { timeout })
}
