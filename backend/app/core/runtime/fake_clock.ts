import type { Clock } from './clock.js'

/** A clock that stands still until it is moved. */
export class FakeClock implements Clock {
  #time: number

  constructor(start: Date | string = '2026-03-02T09:00:00.000Z') {
    this.#time = new Date(start).getTime()
  }

  now(): Date {
    return new Date(this.#time)
  }

  /** Moves the clock on, or back, by milliseconds. */
  advance(milliseconds: number): void {
    this.#time += milliseconds
  }

  /** Sets the clock to an instant. */
  moveTo(instant: Date | string): void {
    this.#time = new Date(instant).getTime()
  }
}
