/** An available suggestion, and for whom it is or was reserved. */
export interface Candidate {
  id: string
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
 * Picks the next suggestion for a person: the one that is or was reserved for them, else the first open one, else the
 * one whose reservation expires first, so that everybody gets one while any is available.
 */
export function pickNext<Available extends Candidate>(
  available: readonly Available[],
  request: PickRequest,
): Available | null {
  const wanted = available.filter(({ id }) => id !== request.notId)
  const own = wanted.find(({ reservedBy }) => reservedBy === request.userId)
  const open = wanted.find((candidate) => reservationStatus(candidate, request) === 'open')
  return own ?? open ?? wanted.toSorted((a, b) => a.reservedUntil - b.reservedUntil)[0] ?? null
}
