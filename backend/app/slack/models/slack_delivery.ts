/**
 * The life of a delivery:
 *
 *     skipped
 *     pending ──claim──▶ sending ──▶ sent
 *        ▲                  │  └───▶ failed
 *        └── not sent ──────┘
 *
 * A delivery that is still `sending` when it is due has an unknown outcome, and is looked up at Slack.
 */
export type SlackDeliveryState = 'pending' | 'sending' | 'sent' | 'failed' | 'skipped'

/** A row of `slack_deliveries`. */
export interface SlackDeliveryRow {
  id: string
  broadcast_id: string
  slack_user_id: string | null
  user_id: string | null
  state: SlackDeliveryState
  reason: string | null
  tries: number
  due_at: string
  attempted_at: string | null
}
