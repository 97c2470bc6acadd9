import type { TestDetails } from '@playwright/test'

export const TRIED = 'tried'

/** Title and details of a test that becomes a row of the table: what was tried, and what the client did with it. */
export const tried = (what: string, effect: string): [title: string, details: TestDetails] => [
  `${what}: ${effect}`,
  { annotation: { type: TRIED, description: what } },
]
