import type { SlackConversation, SlackMember } from '#slack/queries/list_at_slack'

/** An event of a workspace, as Slack sends it: which fields are there depends on the type. */
export interface SlackEvent {
  type: string
  /** `user_change` and `team_join` describe them; other events have their id. */
  user?: SlackMember | string
  /** New and renamed channels are described; of others there is the id. */
  channel?: SlackConversation | string
  /** The users whose tokens were revoked. */
  tokens?: { bot?: string[] }
  /** The links to this installation in a message, and the message. */
  links?: { url: string }[]
  message_ts?: string
  unfurl_id?: string
  source?: string
}
