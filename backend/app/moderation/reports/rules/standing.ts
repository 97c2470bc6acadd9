const DAY_MS = 86_400_000

/** From this age on, an account with a confirmed address has standing by itself. */
export const STANDING_AGE_MS = 7 * DAY_MS
/** A younger account has standing through a membership of this age … */
export const MEMBERSHIP_AGE_MS = DAY_MS
/** … in an organization of this age that shares posts. */
export const ORGANIZATION_AGE_MS = 7 * DAY_MS

/** The facts that determine the standing of a user. */
export interface Standing {
  isConfirmed: boolean
  accountAgeMs: number
  isActiveMember: boolean
}

/**
 * Whether a user has standing, so that their reports count: the email address is confirmed, and the account is a week
 * old or belongs to an active organization.
 */
export function hasStanding({ isConfirmed, accountAgeMs, isActiveMember }: Standing): boolean {
  return isConfirmed && (accountAgeMs >= STANDING_AGE_MS || isActiveMember)
}
