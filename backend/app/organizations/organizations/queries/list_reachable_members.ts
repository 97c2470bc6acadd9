import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { personJoin } from '#identity/public'

/** A member with the address by which Slack finds their account. */
interface ReachableMember {
  userId: string
  /** Null until the address is verified. */
  emailKey: string | null
  receivesSlackNotifications: boolean
}

interface Row {
  user_id: string
  email_key: string
  email_verified_at: string | null
  receive_slack_notifications: boolean | number
}

/** The members of an organization whose accounts are neither closed nor disabled. */
export async function listReachableMembers(
  client: QueryClientContract,
  organizationId: string,
): Promise<ReachableMember[]> {
  const rows: Row[] = await client
    .from('memberships')
    .joinRaw(personJoin('memberships.user_id'))
    .where('memberships.organization_id', organizationId)
    .whereNull('users.disabled_at')
    .whereNotNull('users.id')
    .orderBy('memberships.id')
    .select('memberships.user_id', 'memberships.receive_slack_notifications')
    .select('users.email_key', 'users.email_verified_at')
  return rows.map((row) => ({
    userId: row.user_id,
    emailKey: row.email_verified_at === null ? null : row.email_key,
    receivesSlackNotifications: Boolean(row.receive_slack_notifications),
  }))
}
