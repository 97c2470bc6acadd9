import type { SlackSyncState } from '#contract/slack/rules/slack'

/** A row of `slack_connections`. */
export interface SlackConnectionRow {
  id: string
  organization_id: string
  team_id: string
  team_name: string
  bot_user_id: string
  /** Encrypted. */
  token: string
  scopes: string
  connected_by: string | null
  connected_at: string
  sync_state: SlackSyncState
  sync_total: number
  sync_processed: number
  sync_errors: number
  synced_at: string | null
}
