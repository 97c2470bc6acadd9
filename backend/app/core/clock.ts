/** Where the time comes from. */
export interface Clock {
  now(): Date
}

const systemClock: Clock = { now: () => new Date() }

let current = systemClock

/** The present instant, to the millisecond. */
export function now(): Date {
  return current.now()
}

/** Puts another clock in place until the returned function puts the old one back. */
export function useClock(clock: Clock): () => void {
  const previous = current
  current = clock
  return () => {
    current = previous
  }
}
