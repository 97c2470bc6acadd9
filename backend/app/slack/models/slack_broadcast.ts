import type { SlackBroadcastState } from '#contract/slack/data/slack'

/** A row of `slack_broadcasts`. */
export interface SlackBroadcastRow {
  id: string
  organization_id: string
  user_id: string | null
  post_id: string | null
  has_post: boolean | number
  state: SlackBroadcastState
  message: string
  payload: string
  run: number
  total: number
  sent: number
  skipped: number
  errors: number
  created_at: string
  finished_at: string | null
}
