import { may } from '#contract/organizations/rules/abilities'
import { ROLES } from '#contract/organizations/rules/role'
import type { NotifiedRows, RowsOfUser, SqlFragment } from '#core/database/sql/sql_fragment'
import { openMemberships } from '#organizations/public'

const MANAGERS = ROLES.filter((role) => may(role, 'manageIntegrations'))

/**
 * The `from` clause for the webhooks that the server has switched off, and that are still off, in the organizations whose
 * webhooks a user manages with `memberships`, since the user joined.
 */
function switchedOffWebhooks({ userId, where, order, limit }: RowsOfUser): SqlFragment {
  return {
    sql: `${openMemberships}
      join webhooks on webhooks.organization_id = memberships.organization_id
        and webhooks.switched_off_at > memberships.joined_at
      where memberships.user_id = ? and memberships.role in (${MANAGERS.map((role) => `'${role}'`).join(', ')})
      and organizations.has_webhooks and ${where.sql}
      order by webhooks.switched_off_at ${order}, webhooks.id ${order} limit ?`,
    values: [userId, ...where.values, limit],
  }
}

/** The webhooks that a user is notified of. */
export const webhookNotifications = {
  'webhook.disabled': {
    at: 'webhooks.switched_off_at',
    id: 'webhooks.id',
    organizationId: 'webhooks.organization_id',
    readAt: 'memberships.webhooks_read_at',
    from: switchedOffWebhooks,
  },
} satisfies Record<string, NotifiedRows>

/** Joins, as `webhooks`, the webhook a column references, where `condition` holds. */
export const webhookJoin = (column: string, condition: string) =>
  `left join webhooks on ${condition} and webhooks.id = ${column}`
