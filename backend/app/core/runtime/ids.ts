import { randomUUID } from 'node:crypto'
import { now } from './clock.js'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

const COUNT_MAX = 0xfff

let lastTime = 0
let count = 0

/** Counts ids within a millisecond. */
function nextCount(time: number): number {
  count = time === lastTime ? Math.min(count + 1, COUNT_MAX) : 0
  lastTime = time
  return count
}

/** A new UUID version 7: ids sort by creation time, and within a millisecond by a counter. */
export function newId(): string {
  const time = now().getTime()
  const instant = time.toString(16).padStart(12, '0')
  const place = nextCount(time).toString(16).padStart(3, '0')
  // Node caches randomness for UUIDs, so the 62 random bits cost no system call.
  return `${instant.slice(0, 8)}-${instant.slice(8)}-7${place}-${randomUUID().slice(19)}`
}

/** When an id was made, in milliseconds since 1970; null for one that is not of version 7. */
export function timeOfId(id: string): number | null {
  return id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null
}

/** Sorts before every id made at or after an instant, and after all earlier ones. */
export function firstIdAt(instant: Date): string {
  const time = instant.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

/** Whether a value has the format of an id. */
export function isId(value: string): boolean {
  return UUID.test(value)
}
