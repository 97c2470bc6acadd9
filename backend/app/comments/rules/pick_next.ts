/** An available suggestion, and for whom it is or was reserved. */
export interface Candidate {
  id: string
  /** Whose own text it is; null for a generated one, or when nobody is known. */
  authorId: string | null
  reservedBy: string | null
  /** Milliseconds; at this instant the reservation has expired. */
  reservedUntil: number
}

/** The person a suggestion is picked for, the time in milliseconds, and the suggestion to skip. */
export interface PickRequest {
  userId: string
  at: number
  notId?: string
}

/** Whether a suggestion is reserved for a person, for others, or open to everybody. */
export function reservationStatus({ reservedBy, reservedUntil }: Candidate, { userId, at }: PickRequest) {
  if (reservedBy === null || reservedUntil <= at) return 'open'
  return reservedBy === userId ? 'own' : 'others'
}

/**
 * Picks the next suggestion for a person among those of others: the one that is or was reserved for them, else the
 * first open one, else the one whose reservation expires first, so that everybody gets one while any is available.
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

// Starts after the skipped one, so that skipping again and again reaches every suggestion.
function startAfter<Available extends Candidate>(available: readonly Available[], id?: string) {
  const at = available.findIndex((candidate) => candidate.id === id)
  return at === -1 ? available : [...available.slice(at + 1), ...available.slice(0, at)]
}
