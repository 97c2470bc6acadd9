/** How long to wait for the outcome of a claim without a response: it is sent three times. */
export const AFTER_REPEATS = { timeout: 10_000 }
