import { test } from '@playwright/test'

/**
 * A step with a limit of its own, in milliseconds: when it waits for something that never comes, the report names it.
 * The limit of a test only says that the whole test took too long.
 */
export function step<Result>(title: string, body: () => Promise<Result>, timeout = 20_000): Promise<Result> {
  return test.step(title, body, { timeout })
}
