/** Joins the organization a column references, deleted or not. */
export const organizationJoin = (column: string) => `join organizations on organizations.id = ${column}`

/** The same without deleted organizations. */
export const openOrganizationJoin = (column: string) =>
  `${organizationJoin(column)} and organizations.deleted_at is null`

/** Joins the membership of `user` (a column or `?`) in the organization a column references. */
export const membershipJoin = (organization: string, user: string) =>
  `join memberships on memberships.organization_id = ${organization} and memberships.user_id = ${user}`

/** For use after `from`: the memberships of organizations that are not deleted. */
export const openMemberships = `memberships ${openOrganizationJoin('memberships.organization_id')}`
