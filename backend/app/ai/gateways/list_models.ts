import { AI_MODEL_MAX, type AiFailure, type AiProvider } from '#contract/ai/rules/ai'
import type { AiIntegrationRow } from '#ai/models/ai_integration'
import { ProviderFailure } from '#ai/rules/provider_failure'
import { CHECK_TIMEOUTS, type Endpoint } from './provider_call.js'
import { endpointOf } from './endpoint_of.js'
import { Exchange } from './exchange.js'
import { openaiClient } from './openai_client.js'

const MODELS_MAX = 300
const NAME = /^[\w.:@/-]+$/

/** Models for other purposes that OpenAI lists together with its text models. */
const OTHER_USES =
  /embedding|whisper|tts|audio|realtime|transcribe|image|dall-e|moderation|davinci|babbage|sora|turbo-instruct|-search-/

/** Servers without a list answer 404 or refuse the request. */
const NO_LIST: ReadonlySet<string> = new Set<AiFailure>(['AI_MODEL_NOT_FOUND', 'AI_REQUEST_REFUSED'])

type Reader = (exchange: Exchange, endpoint: Endpoint) => Promise<string[]>

const READERS: Record<AiProvider, Reader> = {
  openai: async (...endpoint) => (await readOpenai(...endpoint)).filter((name) => !OTHER_USES.test(name)),
  meta: readOpenai,
  gemini: readGemini,
}

/** The text models that a provider offers for the key of an integration; null if it has no list. */
export async function listModels(integration: AiIntegrationRow): Promise<string[] | null> {
  const endpoint = endpointOf(integration)
  const { signal } = new AbortController()
  const exchange = new Exchange({ baseUrl: endpoint.baseUrl, signal, timeouts: CHECK_TIMEOUTS })
  try {
    const names = await READERS[integration.provider](exchange, endpoint)
    const usable = names.filter((name) => name.length <= AI_MODEL_MAX && NAME.test(name))
    return [...new Set(usable)].toSorted().slice(0, MODELS_MAX)
  } catch (error) {
    const failure = exchange.failure ?? new ProviderFailure('AI_UNREADABLE', (error as Error).name)
    if (NO_LIST.has(failure.code)) return null
    throw failure
  } finally {
    await exchange.close()
  }
}

async function readOpenai(exchange: Exchange, { key, baseUrl }: Endpoint): Promise<string[]> {
  const client = await openaiClient(exchange, key, baseUrl)
  const { data } = await client.models.list({ signal: exchange.signal })
  return data.map(({ id }) => id).filter((id) => typeof id === 'string')
}

interface GeminiModels {
  models: { name: string; supportedGenerationMethods?: string[] }[]
}

/** Google's SDK cannot list models. */
async function readGemini(exchange: Exchange, { key, baseUrl }: Endpoint): Promise<string[]> {
  const headers = { 'x-goog-api-key': key }
  const answer = await exchange.fetch(`${baseUrl}/v1beta/models?pageSize=1000`, { headers })
  const { models } = (await answer.json()) as GeminiModels
  return models
    .filter(({ supportedGenerationMethods: methods }) => methods?.includes('generateContent'))
    .map(({ name }) => name.replace(/^models\//, ''))
}
