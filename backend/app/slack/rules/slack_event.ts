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
