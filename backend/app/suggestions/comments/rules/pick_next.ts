/** An available suggestion, and the member for whom it is or was reserved. */
export interface Candidate {
  id: string
  /** The author; null for a generated text, or when the author is unknown. */
  authorId: string | null
  reservedBy: string | null
  /** In milliseconds; from this instant on the reservation has expired. */
  reservedUntil: number
}

/** The member for whom a suggestion is picked, the time in milliseconds, and the suggestion to skip. */
export interface PickRequest {
  userId: string
  at: number
  notId?: string
}

/** Whether a suggestion is reserved for this member (`own`), for another (`others`), or for no member (`open`). */
export function reservationStatus({ reservedBy, reservedUntil }: Candidate, { userId, at }: PickRequest) {
  if (reservedBy === null || reservedUntil <= at) return 'open'
  return reservedBy === userId ? 'own' : 'others'
}

/**
 * Picks the next suggestion by another author for a member: the one that is or was reserved for them, else the first
 * open one, else the one whose reservation expires first, so that each member gets one while any is available.
 */
export function pickNext<Available extends Candidate>(
  available: readonly Available[],
  request: PickRequest,
): Available | null {
  const wanted = startAfter(available, request.notId).filter(({ authorId }) => authorId !== request.userId)
  const own = wanted.find(({ reservedBy }) => reservedBy === request.userId)
  const open = wanted.find((candidate) => reservationStatus(candidate, request) === 'open')
  return own ?? open ?? wanted.toSorted((a, b) => a.reservedUntil - b.reservedUntil)[0] ?? null
}

// Starts after the skipped one, so that repeated skipping reaches every suggestion.
function startAfter<Available extends Candidate>(available: readonly Available[], id?: string) {
  const at = available.findIndex((candidate) => candidate.id === id)
  return at === -1 ? available : [...available.slice(at + 1), ...available.slice(0, at)]
}
