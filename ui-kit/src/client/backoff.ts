const FIRST_DELAY_MS = 1_000
const DELAY_MAX_MS = 30_000

/** Exponential backoff with jitter: milliseconds to wait before the next attempt. */
export function backoff(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(DELAY_MAX_MS, FIRST_DELAY_MS * 2 ** Math.max(0, failures - 1))
  return ceiling / 2 + (ceiling / 2) * random()
}
