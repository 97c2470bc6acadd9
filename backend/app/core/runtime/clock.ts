/** A source of the current time, which tests replace. */
export interface Clock {
  now(): Date
}

const systemClock: Clock = { now: () => new Date() }

let current = systemClock

/** The current time, to the millisecond. */
export function now(): Date {
  return current.now()
}

/** Replaces the clock. Returns a function that restores the previous one. */
export function useClock(clock: Clock): () => void {
  const previous = current
  current = clock
  return () => {
    current = previous
  }
}
