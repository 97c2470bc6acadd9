import { ApiError } from '@fanfare/ui-kit/client/api-error.ts'
import type { ServerCheck } from '../../shared/ipc-contract.ts'
import { createAnonymousApi } from '../core/server-api.ts'
import { isOlder } from './is-older.ts'
import { networkFailure } from './network-failure.ts'
import { isEncrypted, serverAddress } from '../core/server-address.ts'
import { health } from './server-version.ts'

const CHECK_TIMEOUT_MS = 8_000
const PROXY_AUTHENTICATION_REQUIRED = 407

export interface CheckedServer {
  check: ServerCheck
  /** The address to add, if it is a Fanfare server. */
  address: string | null
}

const failed = (check: ServerCheck): CheckedServer => ({ check, address: null })

/** Checks whether a typed address is a Fanfare server. Unencrypted connections are refused. */
export async function checkServer(
  typed: string,
  fetch: typeof globalThis.fetch,
  ownVersion: string,
): Promise<CheckedServer> {
  const address = serverAddress(typed)
  if (address === null) return failed('malformed')
  if (!isEncrypted(address)) return failed('insecure')
  let failure: unknown
  const api = createAnonymousApi(address, (input, init) =>
    fetch(input, init).catch((error: unknown) => {
      failure = error
      throw error
    }),
  )
  try {
    const { minimumClient } = await api.get('/health', health, { timeout: CHECK_TIMEOUT_MS })
    if (minimumClient !== undefined && isOlder(ownVersion, minimumClient)) return failed('too-old')
    return { check: 'ok', address }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (status === PROXY_AUTHENTICATION_REQUIRED) return failed('proxy')
    return failed(status === 0 ? networkFailure(failure) : 'not-fanfare')
  }
}
