import type { Supply } from '@fanfare/contract/data/comment.ts'

/** Fewer suggestions than people who may still want one. */
export interface Shortage {
  left: number
  /** Members who have not copied anything here yet. */
  people: number
}

/** Whether the suggestions of a post run out before everybody has copied one; null while there is enough. */
export function shortageOf({ free, total, members, copiedBy }: Supply): Shortage | null {
  const people = Math.max(members - copiedBy, 0)
  return total > 0 && free < people ? { left: free, people } : null
}
