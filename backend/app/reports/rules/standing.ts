const DAY_MS = 86_400_000

/** From this age on a confirmed account has standing by itself. */
export const STANDING_AGE_MS = 7 * DAY_MS
/** A younger one has it by a membership of this age … */
export const MEMBERSHIP_AGE_MS = DAY_MS
/** … in an organization of this age that shares posts. */
export const ORGANIZATION_AGE_MS = 7 * DAY_MS

/** What the standing of a person depends on. */
export interface Standing {
  isConfirmed: boolean
  accountAgeMs: number
  isActiveMember: boolean
}

/**
 * Whether a person has standing: what they do to the content of others counts. The email address is confirmed, and the
 * account is a week old or belongs to an active organization.
 */
export function hasStanding({ isConfirmed, accountAgeMs, isActiveMember }: Standing): boolean {
  return isConfirmed && (accountAgeMs >= STANDING_AGE_MS || isActiveMember)
}
