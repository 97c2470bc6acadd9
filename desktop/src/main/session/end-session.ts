import * as v from 'valibot'
import { hasCode } from '@fanfare/ui-kit/client/api-error.ts'
import { createServerApi } from '../core/server-api.ts'
import type { State } from '../core/state.ts'
import type { Sessions } from './sessions.ts'

/** Milliseconds the user waits for a server that does not respond. */
const TIMEOUT_MS = 5_000

export interface SessionEndOptions {
  state: State
  sessions: Pick<Sessions, 'tokenAt' | 'forget'>
  fetch: typeof globalThis.fetch
}

/**
 * Returns a function that ends the session at a server: at once on this device, and on the server. When the server does
 * not confirm it, `notEndedAt` says so.
 */
export function createSessionEnd({
  state,
  sessions,
  fetch,
}: SessionEndOptions): (address: string) => Promise<void> {
  return async (address) => {
    const token = sessions.tokenAt(address)
    sessions.forget(address)
    const ended = token === null || (await endAtServer(address, token, fetch))
    state.setState({ notEndedAt: ended ? null : address })
  }
}

async function endAtServer(address: string, token: string, fetch: typeof globalThis.fetch): Promise<boolean> {
  const api = createServerApi({
    server: () => address,
    token: () => token,
    language: () => 'en',
    onUnauthenticated: () => undefined,
    fetch,
  })
  try {
    await api.post('/auth/logout', v.unknown(), undefined, { timeout: TIMEOUT_MS })
    return true
  } catch (error) {
    // It had already ended.
    return hasCode(error, 'UNAUTHENTICATED')
  }
}
