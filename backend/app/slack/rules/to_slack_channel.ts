import type { SlackConversation } from '#slack/gateways/list_at_slack'

/** A channel of the workspace, as it is stored. */
export interface SyncedChannel {
  slack_channel_id: string
  name: string
  is_private: boolean
  is_archived: boolean
  is_member: boolean
}

const NAME_MAX = 255
const ID = /^[A-Z0-9]{2,32}$/

/** Converts a channel from Slack. Null without an id. */
export function toSlackChannel(channel: SlackConversation): SyncedChannel | null {
  const { id, name = '' } = channel
  if (id === undefined || !ID.test(id)) return null
  return {
    slack_channel_id: id,
    name: name.slice(0, NAME_MAX),
    is_private: channel.is_private === true,
    is_archived: channel.is_archived === true,
    is_member: channel.is_member === true,
  }
}
