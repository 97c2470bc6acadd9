import type { AiFailure, AiProvider } from '#contract/ai/rules/ai'

/** A row of `ai_integrations`. */
export interface AiIntegrationRow {
  id: string
  organization_id: string
  provider: AiProvider
  /** Encrypted. */
  api_key: string
  key_hint: string
  /** Null for the default of the provider. */
  model: string | null
  base_url: string | null
  is_active: boolean | number
  /** The active provider with the lowest position is the default. */
  position: number
  last_failure: AiFailure | null
  checked_at: string | null
  created_at: string
}
