/** Joins the organization a column references: only an `open` one, or `any`, deleted or not. */
export function organizationJoin(column: string, which: 'open' | 'any'): string {
  const join = `join organizations on organizations.id = ${column}`
  return which === 'open' ? `${join} and organizations.deleted_at is null` : join
}

/** Joins the membership of `user` (a column or `?`) in the organization a column references. */
export const membershipJoin = (organization: string, user: string) =>
  `join memberships on memberships.organization_id = ${organization} and memberships.user_id = ${user}`

/** For use after `from`: the memberships of organizations that are not deleted. */
export const openMemberships = `memberships ${organizationJoin('memberships.organization_id', 'open')}`
