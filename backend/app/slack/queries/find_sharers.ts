import db from '@adonisjs/lucid/services/db'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/rules/language'
import { may } from '#contract/organizations/rules/abilities'
import type { Role } from '#contract/organizations/rules/role'
import { findMembership, organizationJoin } from '#organizations/public'
import { User } from '#identity/public'

/** A member who may share with an organization. */
export interface Sharer {
  organization: { id: string; name: string }
  userId: string
  role: Role
}

/** The user behind a Slack account, and where they may share. */
export interface Person {
  isConnected: boolean
  language: Language
  sharers: Sharer[]
}

interface SyncedRow {
  organization_id: string
  organization_name: string
  email_key: string | null
}

/**
 * The memberships of a Slack user, in the organizations connected to the workspace. They are identified by their email
 * address, verified at Slack and here. Bots and deleted users have none.
 */
export async function findPersonOfSlack(teamId: string, slackUserId: string): Promise<Person> {
  const rows: SyncedRow[] = await db
    .from('slack_connections')
    .joinRaw(organizationJoin('slack_connections.organization_id', 'open'))
    .leftJoin('slack_users', (on) =>
      on
        .on('slack_users.organization_id', 'slack_connections.organization_id')
        .andOnVal('slack_users.slack_user_id', slackUserId)
        .andOnVal('slack_users.is_bot', false)
        .andOnVal('slack_users.is_deleted', false),
    )
    .where('slack_connections.team_id', teamId)
    .orderBy('organizations.name')
    .orderBy('organizations.id')
    .select('slack_connections.organization_id', 'organizations.name as organization_name')
    .select('slack_users.email_key')
  const users = await verifiedUsers(rows)
  const sharers: Sharer[] = []
  for (const { organization_id: id, organization_name: name, email_key: key } of rows) {
    const user = users.find(({ emailKey }) => emailKey === key)
    const membership = user === undefined ? null : await findMembership(user.id, id)
    if (membership !== null && may(membership.role, 'createPost'))
      sharers.push({ ...membership, organization: { id, name } })
  }
  const language = users[0]?.language ?? DEFAULT_LANGUAGE
  return { isConnected: rows.length > 0, language, sharers }
}

function verifiedUsers(rows: SyncedRow[]): Promise<User[]> {
  const keys = rows.map(({ email_key }) => email_key).filter((key) => key !== null)
  return User.query()
    .whereIn('emailKey', keys)
    .whereNotNull('emailVerifiedAt')
    .whereNull('disabledAt')
    .whereNull('closedAt')
}
