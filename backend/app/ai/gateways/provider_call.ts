import { API_TIMEOUT_MS } from '#contract/core/rules/limits'
import type { Network } from '#core/network/network'
import type { AiIntegrationRow } from '#ai/models/ai_integration'
import type { Usage } from '#ai/rules/token_usage'
import type { Timeouts } from './exchange.js'

/** A request to a provider. */
export interface ProviderCall {
  integration: Pick<AiIntegrationRow, 'organization_id' | 'provider' | 'api_key' | 'model' | 'base_url'>
  messages: { system: string; user: string }
  /** The most tokens the answer may have. */
  maxTokens: number
  /** Cancels the request, and with it further costs. */
  signal: AbortSignal
  timeouts?: Timeouts
  network?: Network
}

/** The key, the model and the address of a call. */
export interface Endpoint {
  key: string
  model: string
  baseUrl: string
}

/** A part of an answer. */
export interface AnswerPart {
  text?: string
  usage?: Usage | null
  /** How the answer ended: `refused` by the provider, or `truncated`. */
  end?: 'complete' | 'truncated' | 'refused' | 'unreadable'
}

const CHECK_MS = API_TIMEOUT_MS - 2_000

/** For requests that a person waits for in the settings: the provider times out before the client does. */
export const CHECK_TIMEOUTS: Timeouts = { firstByte: CHECK_MS, idle: CHECK_MS, total: CHECK_MS }
