/** A free suggestion, and who holds or held it as the next one for them. */
export interface Candidate {
  id: string
  heldBy: string | null
  /** Milliseconds; a hold has ended at this instant. */
  heldUntil: number
}

/** Who asks for a suggestion, when, and which one they do not want. */
export interface Asking {
  userId: string
  at: number
  notId?: string
}

/** What a suggestion is for somebody: held for them, held for another person, or open to everybody. */
export function standing({ heldBy, heldUntil }: Candidate, { userId, at }: Asking) {
  if (heldBy === null || heldUntil <= at) return 'open'
  return heldBy === userId ? 'yours' : 'foreign'
}

/**
 * Picks the next suggestion for a person out of the free ones, given in the order in which they are handed out:
 * the one they hold or held last, else the first that nobody holds, else the one whose hold ends first,
 * so that nobody goes away empty-handed while there is anything to hand out.
 */
export function allocate<Free extends Candidate>(free: readonly Free[], asking: Asking): Free | null {
  const wanted = free.filter(({ id }) => id !== asking.notId)
  const own = wanted.find(({ heldBy }) => heldBy === asking.userId)
  const open = wanted.find((candidate) => standing(candidate, asking) === 'open')
  return own ?? open ?? wanted.toSorted((a, b) => a.heldUntil - b.heldUntil)[0] ?? null
}
