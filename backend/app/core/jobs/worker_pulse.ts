import { now } from '#core/clock'

/** A worker that waits looks at the queue every second; a hanging database fails it within ten. */
const SILENCE_MS = 60_000

/** Whether the worker of this process still looks at the queue or runs jobs. */
export class WorkerPulse {
  #state: 'absent' | 'expected' | 'working' | 'ended' = 'absent'
  #running = 0
  #beatAt = 0

  /** To be called by a process that will have a worker: it is not ready before. */
  expect(): void {
    this.#state = 'expected'
  }

  /** To be called at the start and each time the worker has looked at the queue. */
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

  /** Whether the worker of this process has yet to start. */
  isExpected(): boolean {
    return this.#state === 'expected'
  }

  /** Also for a process that has no worker, such as a test. */
  isAlive(): boolean {
    if (this.#state !== 'working') return this.#state === 'absent'
    // While jobs run, the engine may report nothing until one ends.
    return this.#running > 0 || now().getTime() - this.#beatAt < SILENCE_MS
  }
}

/** The worker of this process. */
export const pulse = new WorkerPulse()
