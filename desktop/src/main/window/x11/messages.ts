import type { Point } from 'electron'
import { COOKIE_NAME } from './cookie.ts'

/** Messages of the X Window System Protocol, version 11, in little-endian order. */

const SETUP_PREFIX = 8
const REPLY = 32
const SUCCESS = 1
const QUERY_POINTER = 38

const padded = (size: number) => Math.ceil(size / 4) * 4

/** Opens a connection. */
export function setupRequest(cookie: Buffer | null): Buffer {
  const name = cookie === null ? '' : COOKIE_NAME
  const data = cookie ?? Buffer.alloc(0)
  const request = Buffer.alloc(12 + padded(name.length) + padded(data.length))
  request.write('l', 0)
  request.writeUInt16LE(11, 2)
  request.writeUInt16LE(name.length, 6)
  request.writeUInt16LE(data.length, 8)
  request.write(name, 12)
  data.copy(request, 12 + padded(name.length))
  return request
}

/** The first root window, from the answer to the setup; `more` while the answer is incomplete, null when it is a refusal. */
export function rootWindow(answer: Buffer): number | 'more' | null {
  if (answer.length < SETUP_PREFIX) return 'more'
  if (answer[0] !== SUCCESS) return null
  if (answer.length < setupSize(answer)) return 'more'
  const vendor = padded(answer.readUInt16LE(24))
  const formats = 8 * answer[29]!
  return answer.readUInt32LE(40 + vendor + formats)
}

/** The number of bytes of the answer to the setup. */
export const setupSize = (answer: Buffer): number => SETUP_PREFIX + 4 * answer.readUInt16LE(6)

/** Asks where the pointer is. */
export function pointerRequest(root: number): Buffer {
  const request = Buffer.alloc(8)
  request[0] = QUERY_POINTER
  request.writeUInt16LE(2, 2)
  request.writeUInt32LE(root, 4)
  return request
}

/** The position of the pointer, in pixels; `more` while the answer is incomplete, null when it is an error. */
export function pointerPoint(answer: Buffer): Point | 'more' | null {
  if (answer.length < REPLY) return 'more'
  if (answer[0] !== SUCCESS) return null
  return { x: answer.readInt16LE(16), y: answer.readInt16LE(18) }
}
