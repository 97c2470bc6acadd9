import type { SlackChannel } from '#contract/slack/data/slack'
import type { SlackChannelRow } from '#slack/models/slack_channel'

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
