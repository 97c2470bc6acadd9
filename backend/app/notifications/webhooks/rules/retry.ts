const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The delays of a delivery: five seconds, then three times as long each time, up to two hours. */
const FIRST_DELAY = 5 * SECOND
const FACTOR = 3
const DELIVERY_DELAY_MAX = 2 * HOUR
/** A receiver that fails again and again is asked at least every quarter of an hour: its first success ends the pause. */
const PAUSE_MAX = 15 * MINUTE
const JITTER = 0.25
const RETRY_AFTER_MAX = 6 * HOUR

/** Up to a quarter more or less, so that receivers that failed together are not asked together. */
const jittered = (milliseconds: number, random: number) => milliseconds * (1 - JITTER + 2 * JITTER * random)

const exponential = (times: number, max: number) => Math.min(max, FIRST_DELAY * FACTOR ** (times - 1))

/** How long a delivery waits after so many attempts, in milliseconds. `random` is in [0, 1). */
export const retryDelay = (attempts: number, random: number): number =>
  jittered(exponential(attempts, DELIVERY_DELAY_MAX), random)

/**
 * How long all messages of a webhook wait after so many failures one after the other. A single failure, which may be about
 * one message, makes the others wait for nothing.
 */
export const pauseAfter = (failures: number, random: number): number =>
  failures < 2 ? 0 : jittered(exponential(failures - 1, PAUSE_MAX), random)

/** The instant that a `retry-after` names, in seconds or as a date; within six hours. Null without a usable one. */
export function retryInstant(header: string | undefined, at: Date): Date | null {
  if (header === undefined) return null
  const wanted = /^\d{1,9}$/.test(header.trim()) ? at.getTime() + Number(header) * SECOND : Date.parse(header)
  if (Number.isNaN(wanted) || wanted <= at.getTime()) return null
  return new Date(Math.min(wanted, at.getTime() + RETRY_AFTER_MAX))
}
