import type { SlackConversation, SlackMember } from '#slack/gateways/list_at_slack'

/** An event of a workspace, as sent by Slack. The fields depend on the type. */
export interface SlackEvent {
  type: string
  /** The full user for `user_change` and `team_join`; only the id for other events. */
  user?: SlackMember | string
  /** The full channel if it is new or renamed; only the id for other events. */
  channel?: SlackConversation | string
  /** The users whose tokens were revoked. */
  tokens?: { bot?: string[] }
  /** The links to this installation in a message, and the message. */
  links?: { url: string }[]
  message_ts?: string
  unfurl_id?: string
  source?: string
}

/** A message with links. Slack identifies one that is still being written by an id. */
export type LinkingMessage =
  | { unfurl_id: string; source: 'composer' | 'conversations_history' }
  | { channel: string; ts: string }

/** The message of a `link_shared` event. Null if the event identifies none. */
export function messageOf({ unfurl_id, source, channel, message_ts: ts }: SlackEvent): LinkingMessage | null {
  if (unfurl_id !== undefined && (source === 'composer' || source === 'conversations_history'))
    return { unfurl_id, source }
  return typeof channel === 'string' && ts !== undefined ? { channel, ts } : null
}
