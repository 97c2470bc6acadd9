/** How many organizations one person creates within a month: few until the email address is confirmed. */
const MONTHLY = { confirmed: 20, unconfirmed: 3 }

/** Thirty days, in seconds. */
export const ORGANIZATION_BUDGET_SECONDS = 30 * 86_400

interface Founder {
  isConfirmed: boolean
  isAdmin: boolean
}

/** The budget of a person; administrators of the installation have none, because they answer for it. */
export function organizationBudget({ isConfirmed, isAdmin }: Founder): number {
  if (isAdmin) return Infinity
  return isConfirmed ? MONTHLY.confirmed : MONTHLY.unconfirmed
}
