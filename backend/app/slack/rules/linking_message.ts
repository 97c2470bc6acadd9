import type { SlackEvent } from '#slack/rules/slack_event'

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
