import type { GenerateContentRequest, GenerateContentResponse, GenerationConfig } from '@google/generative-ai'
import { createParser } from 'eventsource-parser'
import { failureOfAnswer } from '#ai/rules/failure_of_answer'
import { reportedUsage } from '#ai/rules/token_usage'
import type { Exchange } from './exchange.js'
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

/** What Google sends, including fields that the types of its SDK lack. */
type Chunk = Partial<GenerateContentResponse> & {
  error?: { code?: number }
  usageMetadata?: { thoughtsTokenCount?: number }
}

/** Streams an answer of Gemini. Only the types of Google's SDK are used: it sends with the global `fetch`. */
export async function* streamGemini(exchange: Exchange, endpoint: Endpoint, call: ProviderCall) {
  const { key, model, baseUrl } = endpoint
  const path = model.includes('/') ? model : `models/${model}`
  const response = await exchange.fetch(`${baseUrl}/v1beta/${path}:streamGenerateContent?alt=sse`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
    body: JSON.stringify(requestOf(model, call)),
  })
  if (exchange.failure) throw exchange.failure
  for await (const data of readEvents(response)) yield toPart((JSON.parse(data) as Chunk | null) ?? {})
}

function requestOf(model: string, { messages, maxTokens }: ProviderCall): GenerateContentRequest {
  return {
    systemInstruction: { role: 'system', parts: [{ text: messages.system }] },
    contents: [{ role: 'user', parts: [{ text: messages.user }] }],
    generationConfig: {
      ...thinking(model),
      responseMimeType: 'application/json',
      maxOutputTokens: maxTokens,
    },
  }
}

/** The data of server-sent events. A last event that is incomplete is included, so that it is reported as unreadable. */
async function* readEvents({ body }: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const events: string[] = []
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) })
  for await (const bytes of body ?? []) {
    parser.feed(decoder.decode(bytes, { stream: true }))
    yield* events.splice(0)
  }
  parser.feed(`${decoder.decode()}\n\n`)
  yield* events
}

/** Reasoning counts as output, and these texts need none. Only some models can do without it. */
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
