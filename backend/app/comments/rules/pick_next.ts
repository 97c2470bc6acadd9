/** An available suggestion, and for whom it is or was reserved. */
export interface Candidate {
  id: string
  reservedBy: string | null
  /** Milliseconds; at this instant the reservation has expired. */
  reservedUntil: number
}

/** Who asks for a suggestion, when, and which one they do not want. */
export interface Asking {
  userId: string
  at: number
  notId?: string
}

/** Whether a suggestion is reserved for a person, for others, or open to everybody. */
export function reservationStatus({ reservedBy, reservedUntil }: Candidate, { userId, at }: Asking) {
  if (reservedBy === null || reservedUntil <= at) return 'open'
  return reservedBy === userId ? 'own' : 'others'
}

/**
 * Picks the next suggestion for a person: the one that is or was reserved for them, else the first open one, else the
 * one whose reservation expires first, so that everybody gets one while any is available.
 */
export function pickNext<Available extends Candidate>(
  available: readonly Available[],
  asking: Asking,
): Available | null {
  const wanted = available.filter(({ id }) => id !== asking.notId)
  const own = wanted.find(({ reservedBy }) => reservedBy === asking.userId)
  const open = wanted.find((candidate) => reservationStatus(candidate, asking) === 'open')
  return own ?? open ?? wanted.toSorted((a, b) => a.reservedUntil - b.reservedUntil)[0] ?? null
}
