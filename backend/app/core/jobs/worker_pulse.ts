import { now } from '#core/runtime/clock'

/** A waiting worker polls the queue every ten seconds; with a hanging database, a poll fails within ten more. */
const SILENCE_MS = 60_000

/** Whether the worker of this process is polling the queue or running jobs. */
export class WorkerPulse {
  #state: 'absent' | 'expected' | 'working' | 'ended' = 'absent'
  #running = 0
  #beatAt = 0

  /** Called by a process that will start a worker: it is not ready before. */
  expect(): void {
    this.#state = 'expected'
  }

  /** Called at the start and after each poll of the queue. */
  beat(): void {
    this.#state = 'working'
    this.#beatAt = now().getTime()
  }

  end(): void {
    this.#state = 'ended'
  }

  jobStarted(): void {
    this.#running += 1
  }

  jobEnded(): void {
    this.#running -= 1
    this.#beatAt = now().getTime()
  }

  /** Whether the worker of this process has not started yet. */
  isExpected(): boolean {
    return this.#state === 'expected'
  }

  /** Also true for a process without a worker, such as a test. */
  isAlive(): boolean {
    if (this.#state !== 'working') return this.#state === 'absent'
    // While jobs run, the engine may report nothing until one ends.
    return this.#running > 0 || now().getTime() - this.#beatAt < SILENCE_MS
  }
}

/** The worker of this process. */
export const pulse = new WorkerPulse()
