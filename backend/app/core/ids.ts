import { randomBytes } from 'node:crypto'
import { now } from './clock.js'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

const COUNT_MAX = 0xfff

let lastTime = 0
let count = 0

/** Counts on within a millisecond. */
function nextCount(time: number): number {
  count = time === lastTime ? Math.min(count + 1, COUNT_MAX) : 0
  lastTime = time
  return count
}

/** A new id: UUID version 7, so ids sort by the millisecond they were made in and, within it, by who came first. */
export function newId(): string {
  const time = now().getTime()
  const bytes = randomBytes(16)
  bytes.writeUIntBE(time, 0, 6)
  bytes.writeUInt16BE(0x7000 | nextCount(time), 6)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Whether a value is shaped like an id. */
export function isId(value: string): boolean {
  return UUID.test(value)
}
