import type { SwitchedOffReason, WebhookFailure } from '#contract/notifications/rules/webhook'

/** A row of `webhooks`. Instants are texts. */
export interface WebhookRow {
  id: string
  organization_id: string
  url: string
  description: string | null
  /** Names of events, separated by commas. */
  events: string
  /** Encrypted, like the previous one. */
  secret: string
  previous_secret: string | null
  previous_secret_until: string | null
  is_enabled: boolean | number
  switched_off_reason: SwitchedOffReason | null
  switched_off_at: string | null
  created_by: string | null
  created_at: string
  failures: number
  failing_since: string | null
  paused_until: string | null
  leased_until: string | null
  attempted_at: string | null
  status_code: number | null
  failure: WebhookFailure | null
}
