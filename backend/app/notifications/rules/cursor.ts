import { isId } from '#core/ids'
import { fromInstant, toInstant } from '#core/database/instant'

/** A place in the order in which things happen: by instant, then by kind, then by id. */
export interface Position {
  /** As the database keeps it. */
  at: string
  /** The place of the kind in `NOTIFICATION_TYPES`; one beyond them stands after everything of its instant. */
  kind: number
  id: string
}

/** Where somebody who asks again and again stands. */
export interface Cursor {
  position: Position
  /** While they catch up: where they begin anew when they have, because more may have become visible behind them. */
  floor: Position | null
}

/** Milliseconds after which everything that happened is visible, whichever transaction was faster. */
export const OVERLAP = 5_000
export const FIRST_ID = '00000000-0000-0000-0000-000000000000'
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const KINDS = 4
const CURSOR = /^(\d{1,14})\.(\d)\.([0-9a-f-]{36})(?:\.(\d{1,14}))?$/

/** Before everything that happened at an instant. */
export const beginOf = (date: Date): Position => ({ at: toInstant(date), kind: 0, id: FIRST_ID })

/** After everything that happened at an instant. */
const endOf = (date: Date): Position => ({ at: toInstant(date), kind: KINDS, id: LAST_ID })

/** Of all that may still become visible, where the first could stand: nothing is missed from there on. */
export function settled(now: Date): Position {
  return endOf(new Date(now.getTime() - OVERLAP))
}

/** A cursor as it is sent. */
export function writeCursor({ position: { at, kind, id }, floor }: Cursor): string {
  const parts = [fromInstant(at).getTime(), kind, id]
  if (floor !== null) parts.push(fromInstant(floor.at).getTime())
  return Buffer.from(parts.join('.')).toString('base64url')
}

/** Reads what `writeCursor` wrote; null when it is nothing of the kind. */
export function readCursor(text: string): Cursor | null {
  const parts = CURSOR.exec(Buffer.from(text, 'base64url').toString('latin1'))
  if (!parts) return null
  const [, at, kind, id, floor] = parts
  if (Number(kind) > KINDS || !isPlace(id!)) return null
  return {
    position: { at: toInstant(new Date(Number(at))), kind: Number(kind), id: id! },
    floor: floor === undefined ? null : endOf(new Date(Number(floor))),
  }
}

const isPlace = (id: string) => id === FIRST_ID || id === LAST_ID || isId(id)
