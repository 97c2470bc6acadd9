import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources'
import { reportedUsage } from '#ai/rules/token_usage'
import type { Exchange } from './exchange.js'
import { openaiClient } from './openai_client.js'
import type { AnswerPart, Endpoint, ProviderCall } from './provider_call.js'

type Parameters = ChatCompletionCreateParamsStreaming

const ENDS: Partial<Record<string, AnswerPart['end']>> = {
  stop: 'complete',
  length: 'truncated',
  content_filter: 'refused',
  tool_calls: 'unreadable',
  function_call: 'unreadable',
}

/** Streams an answer of OpenAI. */
export async function* streamOpenai(exchange: Exchange, endpoint: Endpoint, call: ProviderCall) {
  yield* await ask(exchange, endpoint, {
    ...basics(endpoint, call),
    ...OPTIONS,
    max_completion_tokens: call.maxTokens,
  })
}

/** Streams an answer of a server that is, at least largely, compatible with OpenAI. */
export async function* streamCompatible(exchange: Exchange, endpoint: Endpoint, call: ProviderCall) {
  const parameters = { ...basics(endpoint, call), max_tokens: call.maxTokens }
  yield* await ask(exchange, endpoint, { ...parameters, ...OPTIONS }).catch((error: unknown) => {
    if (!refusesOptions(error)) throw error
    exchange.failure = null
    return ask(exchange, endpoint, parameters)
  })
}

const OPTIONS = {
  response_format: { type: 'json_object' },
  stream_options: { include_usage: true },
} as const

const basics = ({ model }: Endpoint, { messages: { system, user } }: ProviderCall): Parameters => ({
  model,
  messages: [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ],
  stream: true,
})

/** Some servers answer 400 because of an option they do not know. */
function refusesOptions(error: unknown): boolean {
  const { status, message } = error as { status?: number; message?: string }
  return (status === 400 || status === 422) && /response_format|stream_options/.test(message ?? '')
}

async function ask(exchange: Exchange, { key, baseUrl }: Endpoint, parameters: Parameters) {
  const client = await openaiClient(exchange, key, baseUrl)
  return toParts(await client.chat.completions.create(parameters, { signal: exchange.signal }))
}

async function* toParts(chunks: AsyncIterable<Partial<ChatCompletionChunk> | null>) {
  for await (const chunk of chunks) {
    const [choice] = chunk?.choices ?? []
    const part: AnswerPart = {}
    if (typeof choice?.delta?.content === 'string') part.text = choice.delta.content
    if (typeof choice?.finish_reason === 'string') part.end = ENDS[choice.finish_reason] ?? 'complete'
    if (typeof choice?.delta?.refusal === 'string' && choice.delta.refusal !== '') part.end = 'refused'
    if (chunk?.usage) part.usage = reportedUsage(chunk.usage.prompt_tokens, chunk.usage.completion_tokens)
    yield part
  }
}
