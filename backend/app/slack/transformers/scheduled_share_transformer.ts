import type { SlackScheduledShare } from '#contract/slack/data/slack'
import { instantToIso } from '#core/database/rows/instant'
import type { ScheduledShareRow } from '#slack/queries/scheduled_shares'

/** A share of a scheduled post, for a member of its organization. */
export function toScheduledShare(row: ScheduledShareRow, mayCancel: boolean): SlackScheduledShare {
  const { id, slack_channel_id: channelId, message, state, error } = row
  return {
    id,
    channel: channelId === null ? null : { id: channelId, name: row.channel_name },
    message,
    sender: { id: row.user_id, name: row.sender_name },
    state,
    error,
    createdAt: instantToIso(row.created_at),
    can: { cancel: mayCancel },
  }
}
