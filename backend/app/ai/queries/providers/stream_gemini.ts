import type { EnhancedGenerateContentResponse, GenerationConfig } from '@google/generative-ai'
import { failureOfAnswer } from '#ai/rules/failure_of_answer'
import { reportedUsage } from '#ai/rules/token_usage'
import type { Exchange } from './exchange.js'
import { withFetch } from './global_fetch.js'
import type { AnswerPart, Endpoint, ProviderCall } from './provider_call.js'

const ENDS: Partial<Record<string, AnswerPart['end']>> = {
  STOP: 'complete',
  MAX_TOKENS: 'truncated',
  SAFETY: 'refused',
  RECITATION: 'refused',
  LANGUAGE: 'refused',
  BLOCKLIST: 'refused',
  PROHIBITED_CONTENT: 'refused',
  SPII: 'refused',
  OTHER: 'unreadable',
  MALFORMED_FUNCTION_CALL: 'unreadable',
}

/** What Google sends, also beyond the types of its SDK. */
type Chunk = Partial<EnhancedGenerateContentResponse> & {
  error?: { code?: number }
  usageMetadata?: { thoughtsTokenCount?: number }
}

/** Streams an answer of Gemini. */
export async function* streamGemini(exchange: Exchange, endpoint: Endpoint, call: ProviderCall) {
  const { GoogleGenerativeAI } = await import('@google/generative-ai')
  const { model, baseUrl } = endpoint
  const { system, user } = call.messages
  const generationConfig = { ...thinking(model), responseMimeType: 'application/json' }
  const parameters = { model, generationConfig: { ...generationConfig, maxOutputTokens: call.maxTokens } }
  const gemini = new GoogleGenerativeAI(endpoint.key).getGenerativeModel(
    { ...parameters, systemInstruction: system },
    { baseUrl },
  )
  const { stream, response } = await withFetch(exchange.fetch, () =>
    gemini.generateContentStream(user, { signal: exchange.signal }),
  )
  // The SDK reads everything twice; its second reader fails with the first.
  response.catch(() => undefined)
  for await (const chunk of stream as AsyncIterable<Chunk | null>) yield toPart(chunk ?? {})
}

/** Thoughts count as output, and these texts need none. Only some models can do without. */
function thinking(model: string): GenerationConfig {
  return /\bgemini-2\.5-flash/.test(model) ? ({ thinkingConfig: { thinkingBudget: 0 } } as object) : {}
}

function toPart({ candidates, promptFeedback, usageMetadata: usage, error }: Chunk): AnswerPart {
  if (error) throw failureOfAnswer({ status: error.code ?? 500, retryAfter: null, body: { error } })
  const [candidate] = candidates ?? []
  const part: AnswerPart = {}
  const texts = candidate?.content?.parts?.map(textOf).filter((text) => text !== undefined)
  if (texts !== undefined && texts.length > 0) part.text = texts.join('')
  if (typeof candidate?.finishReason === 'string') part.end = ENDS[candidate.finishReason] ?? 'complete'
  if (promptFeedback?.blockReason) part.end = 'refused'
  if (usage)
    part.usage = reportedUsage(usage.promptTokenCount, usage.candidatesTokenCount, usage.thoughtsTokenCount)
  return part
}

const textOf = (part: { text?: unknown; thought?: unknown }) =>
  typeof part.text === 'string' && part.thought !== true ? part.text : undefined
