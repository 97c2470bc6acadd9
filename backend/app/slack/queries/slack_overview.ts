import { OVERVIEW_MAX, type SlackOverview } from '#contract/organizations/data/settings_overview'
import { reader } from '#core/database/sql/reader'
import { personJoin } from '#identity/public'
import { openMemberships } from '#organizations/public'

/** Members as a message to all finds them: by a verified address that a person of the workspace has. */
const MATCHED = `exists (
  select 1 from slack_users
  where slack_users.organization_id = ? and slack_users.email_key = users.email_key
    and not slack_users.is_bot and not slack_users.is_deleted
) and users.email_verified_at is not null and users.disabled_at is null`

interface Row {
  connections: number | string
  members: number | string
  matched: number | string | null
}

/** Whether an organization is connected to Slack, and how many of its members have a known account there. */
export async function slackOverview(organizationId: string): Promise<SlackOverview> {
  const [row] = await reader().rows<Row>(
    `select count(*) as members, sum(case when ${MATCHED} then 1 else 0 end) as matched,
       (select count(*) from slack_connections where organization_id = ?) as connections
     from (select memberships.user_id from ${openMemberships} where memberships.organization_id = ? limit ?) member
     ${personJoin('member.user_id')}`,
    [organizationId, organizationId, organizationId, OVERVIEW_MAX + 1],
  )
  const isConnected = Number(row!.connections) > 0
  const of = Number(row!.members)
  const isCounted = isConnected && of <= OVERVIEW_MAX
  return { isConnected, matched: isCounted ? { members: Number(row!.matched ?? 0), of } : null }
}
