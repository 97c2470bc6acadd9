import type { OpenAI } from 'openai'
import type { Exchange } from './exchange.js'

/**
 * The client of OpenAI and of servers that are compatible with it. Everything it would take from the environment is
 * given here, and it neither logs nor tries again. It is loaded when it is needed first: few servers use every provider.
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
