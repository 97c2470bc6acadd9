import type { SlackUser } from '#contract/data/slack'
import type { SlackUserRow } from '#slack/models/slack_user'

/** A synced user, for the members of the organization. */
export function toSlackUser(row: SlackUserRow): SlackUser {
  return {
    id: row.id,
    slackUserId: row.slack_user_id,
    name: row.name,
    displayName: row.display_name,
    realName: row.real_name,
    email: row.email,
    isBot: Boolean(row.is_bot),
    isDeleted: Boolean(row.is_deleted),
    isRestricted: Boolean(row.is_restricted),
    isUltraRestricted: Boolean(row.is_ultra_restricted),
  }
}
