import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { listReachableMembers } from '#organizations/public'
import type { SlackUserRow } from '#slack/models/synced'
import { toRecipients, type Recipient } from '#slack/rules/to_recipients'

/**
 * All users of the workspace and all members of the organization, with the reason if a message to all members skips
 * them.
 */
export async function listRecipients(
  client: QueryClientContract,
  organizationId: string,
): Promise<Recipient[]> {
  const reachable = await listReachableMembers(client, organizationId)
  const members = reachable.map(({ userId, emailKey, receivesSlackNotifications }) => ({
    id: userId,
    emailKey,
    wantsMessages: receivesSlackNotifications,
    isConfirmed: emailKey !== null,
  }))
  const byEmail = new Map(members.map((member) => [member.emailKey, member]))
  const users: SlackUserRow[] = await client
    .from('slack_users')
    .where('organization_id', organizationId)
    .orderBy('id')
    .select('*')
  const people = users.map((user) => ({
    slackUserId: user.slack_user_id,
    isBot: Boolean(user.is_bot),
    isDeleted: Boolean(user.is_deleted),
    isRestricted: Boolean(user.is_restricted) || Boolean(user.is_ultra_restricted),
    member: user.email_key === null ? null : (byEmail.get(user.email_key) ?? null),
  }))
  return toRecipients(people, members)
}
