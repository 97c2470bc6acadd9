import { ApiError } from '@fanfare/ui-kit/client/api-error.ts'
import type { ServerCheck } from '../../shared/ipc-contract.ts'
import { createAnonymousApi } from '../core/server-api.ts'
import { isLoopback, serverAddress } from './server-address.ts'

const CHECK_TIMEOUT_MS = 8_000

export interface CheckedServer {
  check: ServerCheck
  /** The address to add, when it is a Fanfare server. */
  address: string | null
}

const failed = (check: ServerCheck): CheckedServer => ({ check, address: null })

/** Whether there is a Fanfare server at a typed address. Unencrypted connections are refused. */
export async function checkServer(typed: string, fetch: typeof globalThis.fetch): Promise<CheckedServer> {
  const address = serverAddress(typed)
  if (address === null) return failed('malformed')
  if (address.startsWith('http:') && !isLoopback(new URL(address).hostname)) return failed('insecure')
  const api = createAnonymousApi(address, fetch)
  try {
    const health = await api.get('/health', { timeout: CHECK_TIMEOUT_MS })
    return isFanfare(health) ? { check: 'ok', address } : failed('not-fanfare')
  } catch (error) {
    const unreachable = error instanceof ApiError && error.status === 0
    return failed(unreachable ? 'unreachable' : 'not-fanfare')
  }
}

function isFanfare(health: unknown): boolean {
  if (typeof health !== 'object' || health === null) return false
  const { name, version } = health as { name?: unknown; version?: unknown }
  return name === 'fanfare' && typeof version === 'string'
}
