/** How long to wait for what is shown when a claim has no answer: it is sent three times. */
export const AFTER_REPEATS = { timeout: 10_000 }
