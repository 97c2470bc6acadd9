import db from '@adonisjs/lucid/services/db'
import type { AiFailure, AiProvider } from '#contract/ai/rules/ai'
import { defaultsOf } from '#ai/rules/providers'
import { ProviderFailure } from '#ai/rules/provider_failure'
import { Exchange, type Timeouts } from './exchange.js'

const ADDRESSES_MAX = 20
const TIMEOUTS: Timeouts = { firstByte: 5_000, idle: 5_000, total: 5_000 }

/** What a reachable server may answer to a request without a key. */
const ANSWERS: ReadonlySet<AiFailure> = new Set<AiFailure>([
  'AI_KEY_REFUSED',
  'AI_MODEL_NOT_FOUND',
  'AI_REQUEST_REFUSED',
  'AI_RATE_LIMITED',
])

interface AddressRow {
  provider: AiProvider
  base_url: string | null
}

/** Whether the addresses of the active providers are reachable. Sends no key, and generates nothing. */
export async function reachProviders(): Promise<{ address: string; failure: string | null }[]> {
  const rows: AddressRow[] = await db
    .from('ai_integrations')
    .where('is_active', true)
    .distinct('provider', 'base_url')
    .limit(ADDRESSES_MAX)
  const addresses = new Set(rows.map((row) => row.base_url ?? defaultsOf(row.provider).baseUrl))
  return Promise.all([...addresses].map(async (address) => ({ address, failure: await failureOf(address) })))
}

async function failureOf(baseUrl: string): Promise<string | null> {
  const exchange = new Exchange({ baseUrl, signal: new AbortController().signal, timeouts: TIMEOUTS })
  try {
    await exchange.fetch(`${baseUrl}/models`)
    return null
  } catch (error) {
    const failure = exchange.failure ?? error
    if (failure instanceof ProviderFailure && ANSWERS.has(failure.code)) return null
    return (failure as Error).message
  } finally {
    await exchange.close()
  }
}
