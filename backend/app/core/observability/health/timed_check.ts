import { BaseCheck, Result } from '@adonisjs/core/health'
import { TimedReading } from '#core/cache/timed_reading'
import { describeError } from '#core/observability/logging'

/** A probe is answered within three seconds, even if a check hangs. */
const TIMEOUT_MS = 2_000

/** A health check that fails when it throws or times out. A result is cached for `maxAge` milliseconds, a failure is not. */
export class TimedCheck extends BaseCheck {
  readonly #reading: TimedReading<Result>

  constructor(
    override name: string,
    check: () => Promise<Result>,
    maxAge = 0,
  ) {
    super()
    this.#reading = new TimedReading(check, { timeout: TIMEOUT_MS, maxAge })
  }

  async run(): Promise<Result> {
    try {
      return await this.#reading.get()
    } catch (error) {
      return Result.failed(describeError(error).message)
    }
  }
}
