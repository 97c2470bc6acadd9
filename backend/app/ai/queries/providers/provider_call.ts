import type { Network } from '#core/network/network'
import type { AiIntegrationRow } from '#ai/models/ai_integration'
import type { Usage } from '#ai/rules/token_usage'
import type { Timeouts } from './exchange.js'

/** What a provider is asked. */
export interface ProviderCall {
  integration: Pick<AiIntegrationRow, 'organization_id' | 'provider' | 'api_key' | 'model' | 'base_url'>
  messages: { system: string; user: string }
  /** At most this many tokens are answered. */
  maxTokens: number
  /** Ends the request, and with it what it costs. */
  signal: AbortSignal
  timeouts?: Timeouts
  network?: Network
}

/** How a call is sent: with its key, to its address. */
export interface Endpoint {
  key: string
  model: string
  baseUrl: string
}

/** A part of an answer, as an SDK reads it. */
export interface AnswerPart {
  text?: string
  usage?: Usage | null
  /** Why the answer ends: `refused` by the provider, or `truncated`. */
  end?: 'complete' | 'truncated' | 'refused' | 'unreadable'
}
