import type { ServerCheck } from '../../shared/ipc-contract.ts'
import { isThisComputer, serverAddress } from './server-address.ts'

const PATIENCE = 8_000

export interface CheckedServer {
  check: ServerCheck
  /** The address to remember, when it is a Fanfare server. */
  address: string | null
}

const nothing = (check: ServerCheck): CheckedServer => ({ check, address: null })

/** Asks whether there is a Fanfare server at what somebody typed. Passwords and comments never travel in the open. */
export async function checkServer(typed: string, fetch: typeof globalThis.fetch): Promise<CheckedServer> {
  const address = serverAddress(typed)
  if (address === null) return nothing('malformed')
  if (address.startsWith('http:') && !isThisComputer(new URL(address).hostname)) return nothing('insecure')
  const health = await askHealth(address, fetch)
  if (health === 'silent') return nothing('unreachable')
  return isFanfare(health) ? { check: 'ok', address } : nothing('not-fanfare')
}

async function askHealth(address: string, fetch: typeof globalThis.fetch): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(`${address}/api/health`, {
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
    })
  } catch {
    return 'silent'
  }
  return response.ok ? response.json().catch(() => null) : null
}

function isFanfare(health: unknown): boolean {
  if (typeof health !== 'object' || health === null) return false
  const { name, version } = health as { name?: unknown; version?: unknown }
  return name === 'fanfare' && typeof version === 'string'
}
