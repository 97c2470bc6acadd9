import type { AiFailure } from '#contract/ai/rules/ai'

/**
 * Why a provider gave no answer, or not all of it. The message is for the log: a status and codes, never what was sent
 * or received, which may contain keys and user content.
 */
export class ProviderFailure extends Error {
  readonly code: AiFailure
  /** Seconds after which the provider accepts another request. */
  readonly retryAfter?: number

  constructor(code: AiFailure, message: string, retryAfter?: number) {
    super(message)
    this.name = 'ProviderFailure'
    this.code = code
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }
}
