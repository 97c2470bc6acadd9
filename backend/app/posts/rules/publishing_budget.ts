/** Public posts within a day. "Trusted" is a confirmed person in an organization that a moderator has looked at. */
const DAILY = { trusted: { person: 50, organization: 100 }, others: { person: 3, organization: 10 } }

/** A day, in seconds. */
export const PUBLISHING_SECONDS = 86_400

/** Who publishes, and where. */
export interface Publisher {
  isConfirmed: boolean
  /** An administrator of the installation, who answers for it. */
  isAdmin: boolean
  /** Whether a moderator has looked at a public post of the organization. */
  isReviewed: boolean
}

/** How many public posts of the person, and of the organization, a day has room for. */
export function publishingBudget({ isConfirmed, isAdmin, isReviewed }: Publisher) {
  const organization = isReviewed ? DAILY.trusted.organization : DAILY.others.organization
  if (isAdmin) return { person: Infinity, organization: Infinity }
  const person = isConfirmed && isReviewed ? DAILY.trusted.person : DAILY.others.person
  return { person, organization }
}
