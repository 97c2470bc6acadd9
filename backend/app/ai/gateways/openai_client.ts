import type { OpenAI } from 'openai'
import type { Exchange } from './exchange.js'

/**
 * The client of OpenAI and of compatible servers. Everything it would otherwise take from the environment is given
 * here; it neither logs nor retries. It is loaded on first use, because few servers use every provider.
 */
export async function openaiClient(exchange: Exchange, apiKey: string, baseURL: string): Promise<OpenAI> {
  const { OpenAI } = await import('openai')
  return new OpenAI({
    apiKey,
    baseURL,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    fetch: exchange.fetch,
    maxRetries: 0,
    logLevel: 'off',
    logger: SILENT,
  })
}

const SILENT = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
