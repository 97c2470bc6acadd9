import type { AiFailure } from '#contract/ai/rules/ai'
import { ProviderFailure } from '#ai/rules/provider_failure'
import { CHECK_TIMEOUTS, type ProviderCall } from './provider_call.js'
import { streamAnswer } from './stream_answer.js'

/** Some models count their reasoning as output, so that a lower limit may end the answer before any text. */
const MAX_TOKENS = 64

const MESSAGES = { system: 'Answer with the JSON object {"ok":true}.', user: 'Are you there?' }

/** An answer of any kind proves that the key, the model and the address work. */
const ANSWERED: ReadonlySet<AiFailure> = new Set<AiFailure>(['AI_EMPTY', 'AI_TRUNCATED', 'AI_REFUSED'])

/** Sends a provider the smallest possible request, with the key and the model of an integration. Null when it answers. */
export async function checkProvider(
  integration: ProviderCall['integration'],
  signal: AbortSignal,
): Promise<ProviderFailure | null> {
  const call = { integration, messages: MESSAGES, maxTokens: MAX_TOKENS, timeouts: CHECK_TIMEOUTS, signal }
  try {
    for await (const chunk of streamAnswer(call).chunks) if (chunk !== '') return null
    return null
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    return ANSWERED.has(error.code) ? null : error
  }
}
