import { SUPPLY_LOW } from './limits.ts'
import type { Supply } from '../data/comment.ts'

/** Fewer suggestions than people who may still want one. */
export interface Shortage {
  left: number
  /** Members who have not copied anything here yet. */
  people: number
}

/** Whether the suggestions of a post run out before everybody has copied one; null while there is enough. */
export function shortageOf({ free, total, members, copiedBy }: Omit<Supply, 'copiers'>): Shortage | null {
  const people = Math.max(members - copiedBy, 0)
  return total > 0 && free < people ? { left: free, people } : null
}

/** Whether so few suggestions are left that the author of a post is told, if it is a shortage as well. */
export function isLow(free: number): boolean {
  return free <= SUPPLY_LOW
}
