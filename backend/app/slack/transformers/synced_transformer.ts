import type { SlackChannel, SlackUser } from '#contract/slack/data/slack'
import { emailKey } from '#core/database/search/email_key'
import type { SlackChannelRow, SlackUserRow } from '#slack/models/synced'

/** The member who reads about the users of a workspace. */
export interface SlackUserReader {
  emailKey: string
  /** Whether they may read other users' addresses. */
  managesIntegrations: boolean
}

/**
 * A synced user, for the members of the organization. Only members who manage Slack see the address, and each user
 * their own.
 */
export function toSlackUser(row: SlackUserRow, reader: SlackUserReader): SlackUser {
  const isReader = row.email !== null && emailKey(row.email) === reader.emailKey
  return {
    id: row.id,
    slackUserId: row.slack_user_id,
    name: row.name,
    displayName: row.display_name,
    realName: row.real_name,
    email: reader.managesIntegrations || isReader ? row.email : null,
    isBot: Boolean(row.is_bot),
    isDeleted: Boolean(row.is_deleted),
    isRestricted: Boolean(row.is_restricted),
    isUltraRestricted: Boolean(row.is_ultra_restricted),
  }
}

/** A synced channel; its id is Slack's. */
export function toSlackChannel(row: SlackChannelRow): SlackChannel {
  return {
    id: row.slack_channel_id,
    name: row.name,
    is_archived: Boolean(row.is_archived),
    is_private: Boolean(row.is_private),
    is_member: Boolean(row.is_member),
  }
}
