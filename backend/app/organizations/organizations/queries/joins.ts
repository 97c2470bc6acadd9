/** Joins the organization a column references: only an `open` one, or `any`, deleted or not. */
export function organizationJoin(column: string, which: 'open' | 'any'): string {
  const join = `join organizations on organizations.id = ${column}`
  return which === 'open' ? `${join} and organizations.deleted_at is null` : join
}

/** Selects whether the organization a column references has had a webhook. */
export const hasWebhooks = (column: string) =>
  `(select has_webhooks from organizations where organizations.id = ${column})`

/** Joins the membership of `user` (a column or `?`) in the organization a column references. */
export const membershipJoin = (organization: string, user: string) =>
  `join memberships on memberships.organization_id = ${organization} and memberships.user_id = ${user}`

/**
 * Joins the role of `?`, bound twice, in the organization a column references, as `memberships`: that of a user, or of the
 * organization itself, whose API tokens read and write like a member.
 */
export const roleJoin = (organization: string) => `join (
  select organization_id, role from memberships where user_id = ?
  union all select id, 'member' from organizations where id = ?
) memberships on memberships.organization_id = ${organization}`

/** For use after `from`: the memberships of organizations that are not deleted. */
export const openMemberships = `memberships ${organizationJoin('memberships.organization_id', 'open')}`
