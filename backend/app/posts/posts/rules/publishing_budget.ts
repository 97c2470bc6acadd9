/**
 * Public posts per day. "Trusted" means a user with a confirmed address in an organization that a moderator has
 * reviewed.
 */
const DAILY = { trusted: { person: 50, organization: 100 }, others: { person: 3, organization: 10 } }

/** A day, in seconds. */
export const PUBLISHING_SECONDS = 86_400

/** The user and the organization that publish. */
export interface Publisher {
  isConfirmed: boolean
  /** An administrator of the installation, who is responsible for it. */
  isAdmin: boolean
  /** Whether a moderator has reviewed a public post of the organization. */
  isReviewed: boolean
}

/** How many public posts per day the user, and the organization, may share. */
export function publishingBudget({ isConfirmed, isAdmin, isReviewed }: Publisher) {
  const organization = isReviewed ? DAILY.trusted.organization : DAILY.others.organization
  if (isAdmin) return { person: Infinity, organization: Infinity }
  const person = isConfirmed && isReviewed ? DAILY.trusted.person : DAILY.others.person
  return { person, organization }
}
