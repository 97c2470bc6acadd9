import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { ROLES } from '#contract/organizations/rules/role'
import { may } from '#contract/organizations/rules/abilities'
import type { NotifiedRows, RowsOfUser, SqlFragment } from '#core/database/sql/sql_fragment'
import { openMemberships } from '#organizations/organizations/queries/joins'

/** The roles that invite, and are notified of who has joined. */
const MANAGERS = ROLES.filter((role) => may(role, 'manageMembers'))

/** When the day of an instant begins and ends, in UTC. */
const DAYS = {
  sqlite: {
    begin: (at: string) => `date(${at})`,
    end: (at: string) => `date(${at}, '+1 day')`,
  },
  postgres: {
    begin: (at: string) => `date_trunc('day', ${at})`,
    end: (at: string) => `date_trunc('day', ${at}) + interval '1 day'`,
  },
}

const day = () => DAYS[db.connection().dialect.name === 'postgres' ? 'postgres' : 'sqlite']

/**
 * The `from` clause for the last member, as `joined`, who accepted an invitation on each day, into the organizations that
 * a user manages with `memberships`, since the user joined.
 */
function joinedMembers({ userId, where, order, limit }: RowsOfUser): SqlFragment {
  return {
    sql: `${openMemberships}
      join memberships joined on joined.organization_id = memberships.organization_id and joined.is_invited
        and joined.joined_at > memberships.joined_at
      where memberships.user_id = ? and memberships.role in (${MANAGERS.map((role) => `'${role}'`).join(', ')})
      and not exists (select 1 from memberships later
        where later.organization_id = joined.organization_id and later.is_invited
        and later.joined_at > joined.joined_at and later.joined_at < ${day().end('joined.joined_at')})
      and ${where.sql}
      order by joined.joined_at ${order}, joined.id ${order} limit ?`,
    values: [userId, ...where.values, limit],
  }
}

/** In SQL: how many have joined on the day of `joined`, since the user did. */
const joins = () => `(select cast(count(*) as integer) from memberships others
  where others.organization_id = joined.organization_id and others.is_invited
  and others.joined_at >= ${day().begin('joined.joined_at')} and others.joined_at <= joined.joined_at
  and others.joined_at > memberships.joined_at)`

/** The new members that a user is notified of: one notification a day and organization. */
export const memberNotifications = {
  'member.joined': {
    at: 'joined.joined_at',
    id: 'joined.id',
    fromId: 'joined.user_id',
    organizationId: 'joined.organization_id',
    readAt: 'memberships.joins_read_at',
    get count() {
      return joins()
    },
    from: joinedMembers,
  },
} satisfies Record<string, NotifiedRows>

/** The owners and admins of organizations, by organization. */
export async function listManagersOf(
  client: QueryClientContract,
  organizationIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows: { organization_id: string; user_id: string }[] = await client
    .from('memberships')
    .whereIn('organization_id', [...organizationIds])
    .whereIn('role', MANAGERS)
    .select('organization_id', 'user_id')
  const byOrganization = Map.groupBy(rows, (row) => row.organization_id)
  return new Map([...byOrganization].map(([id, managers]) => [id, managers.map((row) => row.user_id)]))
}

/** The owners and admins of an organization, without the user `exceptId`. */
export async function listManagerIds(
  client: QueryClientContract,
  organizationId: string,
  exceptId?: string,
): Promise<string[]> {
  const managers = client
    .from('memberships')
    .where('organization_id', organizationId)
    .whereIn('role', MANAGERS)
    .select('user_id')
  if (exceptId !== undefined) void managers.whereNot('user_id', exceptId)
  const rows: { user_id: string }[] = await managers
  return rows.map(({ user_id: userId }) => userId)
}
