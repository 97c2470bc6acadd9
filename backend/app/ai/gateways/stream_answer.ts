import type { AiProvider } from '#contract/ai/rules/ai'
import { CircuitBreakers } from '#core/network/services/circuit_breakers'
import { isUnanswered } from '#core/runtime/with_timeout'
import { failureOfAnswer } from '#ai/rules/failure_of_answer'
import { ProviderFailure } from '#ai/rules/provider_failure'
import { estimatedUsage, NO_USAGE, type Usage } from '#ai/rules/token_usage'
import { endpointOf } from './endpoint_of.js'
import { Exchange } from './exchange.js'
import type { AnswerPart, Endpoint, ProviderCall } from './provider_call.js'
import { streamGemini } from './stream_gemini.js'
import { streamCompatible, streamOpenai } from './stream_openai.js'

/** An answer that is being received. */
export interface ProviderAnswer {
  /** Can be read once. Throws `ProviderFailure`, or the reason of the signal when that was aborted. */
  chunks: AsyncIterable<string>
  /** The usage known so far. */
  usage(): Usage
  /** Whether the answer was cut off. */
  isTruncated(): boolean
}

type Stream = (exchange: Exchange, endpoint: Endpoint, call: ProviderCall) => AsyncIterable<AnswerPart>

const STREAMS: Record<AiProvider, Stream> = {
  openai: streamOpenai,
  gemini: streamGemini,
  meta: streamCompatible,
}

/** An exchange has shorter timeouts of its own. */
const DEADLINE_MS = 120_000

/**
 * One circuit breaker for each organization and provider: an organization that waits for a slow model does not block
 * another.
 */
const providers = new CircuitBreakers('AI', {
  deadline: DEADLINE_MS,
  isAnswer: (error) =>
    !isUnanswered(error) && !(error instanceof ProviderFailure && error.code === 'AI_TIMEOUT'),
})

/** Calls a provider. The request is sent when its chunks are read. */
export function streamAnswer(call: ProviderCall): ProviderAnswer {
  const state = new AnswerState(call)
  return {
    chunks: read(call, state),
    usage: () => state.usage(),
    isTruncated: () => state.end === 'truncated',
  }
}

async function* read(call: ProviderCall, state: AnswerState): AsyncGenerator<string> {
  call.signal.throwIfAborted()
  const { signal, timeouts, network } = call
  const endpoint = endpointOf(call.integration)
  const { baseUrl } = endpoint
  const exchange = new Exchange({
    baseUrl,
    signal,
    timeouts,
    network,
    through: (request) => providers.run(`${call.integration.organization_id} ${baseUrl}`, request),
  })
  state.exchange = exchange
  try {
    for await (const part of STREAMS[call.integration.provider](exchange, endpoint, call)) {
      state.take(part)
      if (part.text) yield part.text
    }
    // An SDK may end without an error when its request was aborted.
    signal.throwIfAborted()
    if (exchange.failure) throw exchange.failure
    state.judge()
  } catch (error) {
    signal.throwIfAborted()
    throw exchange.failure ?? toProviderFailure(error)
  } finally {
    await exchange.close()
  }
}

/** What is known about an answer so far. */
class AnswerState {
  exchange: Exchange | undefined
  end: AnswerPart['end']
  #length = 0
  #parts = 0
  #reported: Usage | null = null
  readonly #inputLength: number

  constructor({ messages: { system, user } }: ProviderCall) {
    this.#inputLength = system.length + user.length
  }

  take(part: AnswerPart): void {
    this.#parts += 1
    this.#length += part.text?.length ?? 0
    this.#reported = part.usage ?? this.#reported
    // An ordinary end follows when the model refuses.
    if (this.end !== 'refused') this.end = part.end ?? this.end
  }

  /** Called at the end of the stream; throws unless it was a complete answer. */
  judge(): void {
    if (this.end === 'refused') throw new ProviderFailure('AI_REFUSED', 'the provider refuses to answer')
    if (this.end === 'unreadable') throw new ProviderFailure('AI_UNREADABLE', 'not an answer in text')
    if (this.#parts === 0) throw new ProviderFailure('AI_UNREADABLE', 'not a stream of events')
    if (this.#length > 0) this.end ??= 'truncated'
    else if (this.end === 'truncated') throw new ProviderFailure('AI_TRUNCATED', 'truncated before any text')
    else throw new ProviderFailure('AI_EMPTY', 'no text')
  }

  /** Nothing was used if the provider did not accept the request. */
  usage(): Usage {
    if (this.#reported) return this.#reported
    const isRefused = this.exchange?.failure != null && !this.exchange.isAccepted
    if (!this.exchange?.isSent || (isRefused && this.exchange.failure!.code !== 'AI_TIMEOUT')) return NO_USAGE
    return estimatedUsage(this.#inputLength, this.#length)
  }
}

/** An error of a provider, or a response that cannot be read, as a `ProviderFailure`. */
function toProviderFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  const { error: sent } = error as { error?: { code?: unknown } }
  if (sent === undefined) return new ProviderFailure('AI_UNREADABLE', (error as Error).name)
  const status = /rate_limit|quota/.test(JSON.stringify(sent)) ? 429 : 500
  return failureOfAnswer({ status, retryAfter: null, body: { error: sent } })
}
