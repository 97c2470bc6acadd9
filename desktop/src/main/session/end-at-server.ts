import * as v from 'valibot'
import { hasCode } from '@fanfare/ui-kit/client/api-error.ts'
import { createServerApi } from '../core/server-api.ts'

/** Milliseconds the person waits for a server that does not answer. */
const TIMEOUT_MS = 5_000

/** Ends a session at its server. Resolves to whether it has ended there. */
export async function endAtServer(
  address: string,
  token: string,
  fetch: typeof globalThis.fetch,
): Promise<boolean> {
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
    // It had ended before.
    return hasCode(error, 'UNAUTHENTICATED')
  }
}
