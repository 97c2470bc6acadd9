import type { AiFailure } from '#contract/rules/ai'

/**
 * Why a provider gave no answer, or not all of it. The message is for the log: a status and codes, never what was sent
 * or received, because both hold keys and what people wrote.
 */
export class ProviderFailure extends Error {
  readonly code: AiFailure
  /** Seconds after which the provider can be asked again. */
  readonly retryAfter?: number

  constructor(code: AiFailure, message: string, retryAfter?: number) {
    super(message)
    this.name = 'ProviderFailure'
    this.code = code
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }
}
