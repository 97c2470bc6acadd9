/** How many organizations a user may create within a month: few until the email address is confirmed. */
const MONTHLY = { confirmed: 20, unconfirmed: 3 }

/** Thirty days, in seconds. */
export const ORGANIZATION_BUDGET_SECONDS = 30 * 86_400

interface Founder {
  isConfirmed: boolean
  isAdmin: boolean
}

/** The budget of a user; administrators of the installation, who are responsible for it, have no limit. */
export function organizationBudget({ isConfirmed, isAdmin }: Founder): number {
  if (isAdmin) return Infinity
  return isConfirmed ? MONTHLY.confirmed : MONTHLY.unconfirmed
}
