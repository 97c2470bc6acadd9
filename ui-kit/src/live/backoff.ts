const FIRST = 1_000
const LONGEST = 30_000

/** Milliseconds to wait before a try, between half and all of a doubling time, so that clients spread out. */
export function backoff(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST, FIRST * 2 ** Math.max(0, failures - 1))
  return ceiling / 2 + (ceiling / 2) * random()
}
