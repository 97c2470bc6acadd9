import { SUPPLY_LOW } from '../../core/rules/limits.ts'
import type { Supply } from '../data/comment.ts'

/** Fewer suggestions are available than members who may want one. */
export interface Shortage {
  left: number
  /** Members who have not copied from the post yet. */
  people: number
}

/** The shortage of a post's suggestions; null while there are enough for all members. */
export function shortageOf({
  available,
  total,
  members,
  copiedBy,
}: Pick<Supply, 'available' | 'total' | 'members' | 'copiedBy'>): Shortage | null {
  const people = Math.max(members - copiedBy, 0)
  return total > 0 && available < people ? { left: available, people } : null
}

/** Whether so few suggestions are available that the author is notified, provided there is a shortage. */
export function isLow(available: number): boolean {
  return available <= SUPPLY_LOW
}
