import type { ErrorCode } from '#contract/error_code'
import type { ScheduledShareState } from '#contract/slack/data/slack'

/**
 * A row of `slack_scheduled_shares`:
 *
 *     waiting ──start of the post──▶ sent: deleted
 *        │                    └────▶ failed
 *        └──cancelled: deleted
 */
export interface SlackScheduledShareRow {
  id: string
  organization_id: string
  post_id: string
  user_id: string
  /** Null: to all members. */
  slack_channel_id: string | null
  message: string
  state: ScheduledShareState
  error: ErrorCode | null
  tries: number
  due_at: string
  idempotency_key: string | null
  idempotency_hash: string | null
  created_at: string
}
