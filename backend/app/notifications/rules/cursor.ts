import { NOTIFICATION_TYPES } from '#contract/rules/notification'
import { isId } from '#core/ids'
import { fromInstant, toInstant } from '#core/database/instant'

/** A position in the feed, which is ordered by instant, kind and id. */
export interface Position {
  /** As stored in the database. */
  at: string
  /** The index in `NOTIFICATION_TYPES`; one past the last sorts after everything of its instant. */
  kind: number
  id: string
}

/** Where the next page begins. */
export interface Cursor {
  position: Position
  /** While a client catches up over several pages: where to begin once it has. Rows may have become visible there. */
  floor: Position | null
}

/** Milliseconds until a row is visible, regardless of the order of commits. */
export const VISIBILITY_DELAY_MS = 5_000
export const FIRST_ID = '00000000-0000-0000-0000-000000000000'
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const KINDS = NOTIFICATION_TYPES.length
const CURSOR = /^(\d{1,14})\.(\d)\.([0-9a-f-]{36})(?:\.(\d{1,14}))?$/

/** Before everything of an instant. */
export const beginOf = (date: Date): Position => ({ at: toInstant(date), kind: 0, id: FIRST_ID })

/** After everything of an instant. */
export const endOf = (date: Date): Position => ({ at: toInstant(date), kind: KINDS, id: LAST_ID })

/** The latest position before which no row can become visible any more. */
export function stablePosition(now: Date): Position {
  return endOf(new Date(now.getTime() - VISIBILITY_DELAY_MS))
}

const timeOf = ({ at }: Position) => fromInstant(at).getTime()

function compare(some: Position, other: Position): number {
  const byTime = timeOf(some) - timeOf(other) || some.kind - other.kind
  return byTime || (some.id < other.id ? -1 : Number(some.id > other.id))
}

export const earlierOf = (some: Position, other: Position) => (compare(some, other) < 0 ? some : other)

export const laterOf = (some: Position, other: Position) => (compare(some, other) < 0 ? other : some)

/** Encodes a cursor for the API. */
export function encodeCursor({ position: { at, kind, id }, floor }: Cursor): string {
  const parts = [fromInstant(at).getTime(), kind, id]
  if (floor !== null) parts.push(fromInstant(floor.at).getTime())
  return Buffer.from(parts.join('.')).toString('base64url')
}

/** Decodes a cursor; null when it is malformed. */
export function decodeCursor(text: string): Cursor | null {
  const parts = CURSOR.exec(Buffer.from(text, 'base64url').toString('latin1'))
  if (!parts) return null
  const [, at, kind, id, floor] = parts
  if (Number(kind) > KINDS || !isValidId(id!)) return null
  return {
    position: { at: toInstant(new Date(Number(at))), kind: Number(kind), id: id! },
    floor: floor === undefined ? null : endOf(new Date(Number(floor))),
  }
}

const isValidId = (id: string) => id === FIRST_ID || id === LAST_ID || isId(id)
