import { isId } from '#core/runtime/ids'
import { fromInstant, toInstant } from '#core/database/rows/instant'

/** A position in the feed, which is ordered by instant, id and type. */
export interface Position {
  /** As stored in the database. */
  at: string
  id: string
  /** A type of notification; `FIRST_TYPE` and `LAST_TYPE` sort before and after all of them. */
  type: string
}

/** The position at which the next page begins. */
export interface Cursor {
  position: Position
  /** While a client catches up over several pages: where to begin afterwards, because rows may have become visible there. */
  floor: Position | null
}

/** Milliseconds until a row is visible, regardless of the order of commits. */
export const VISIBILITY_DELAY_MS = 5_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const FIRST_TYPE = ''
const LAST_TYPE = '~'
const CURSOR = /^(\d{1,14})\.([0-9a-f-]{36})\.([a-z]+\.[a-z]+|~?)(?:\.(\d{1,14}))?$/

/** The position before everything at an instant. */
export const beginOf = (date: Date): Position => ({ at: toInstant(date), id: FIRST_ID, type: FIRST_TYPE })

/** The position after everything at an instant. */
export const endOf = (date: Date): Position => ({ at: toInstant(date), id: LAST_ID, type: LAST_TYPE })

/** The latest position before which no new row can become visible. */
export function stablePosition(now: Date): Position {
  return endOf(new Date(now.getTime() - VISIBILITY_DELAY_MS))
}

const timeOf = ({ at }: Position) => fromInstant(at).getTime()

const order = (some: string, other: string) => (some < other ? -1 : Number(some > other))

function compare(some: Position, other: Position): number {
  return timeOf(some) - timeOf(other) || order(some.id, other.id) || order(some.type, other.type)
}

export const earlierOf = (some: Position, other: Position) => (compare(some, other) < 0 ? some : other)

export const laterOf = (some: Position, other: Position) => (compare(some, other) < 0 ? other : some)

/** Encodes a cursor for the API. */
export function encodeCursor({ position: { at, id, type }, floor }: Cursor): string {
  const parts = [fromInstant(at).getTime(), id, type]
  if (floor !== null) parts.push(fromInstant(floor.at).getTime())
  return Buffer.from(parts.join('.')).toString('base64url')
}

/** Decodes a cursor; null when it is malformed. */
export function decodeCursor(text: string): Cursor | null {
  const parts = CURSOR.exec(Buffer.from(text, 'base64url').toString('latin1'))
  if (!parts) return null
  const [, at, id, type, floor] = parts
  if (!isValidId(id!)) return null
  return {
    position: { at: toInstant(new Date(Number(at))), id: id!, type: type! },
    floor: floor === undefined ? null : endOf(new Date(Number(floor))),
  }
}

const isValidId = (id: string) => id === FIRST_ID || id === LAST_ID || isId(id)
