import * as v from 'valibot'
import type { Health } from '@fanfare/contract/core/data/health.ts'
import { schemaOf, text } from '../core/schema.ts'
import { createAnonymousApi } from '../core/server-api.ts'
import type { State } from '../core/state.ts'
import { isOlder } from './is-older.ts'

/** The fields of the health check that the client reads. */
export const health = schemaOf<Pick<Health, 'name' | 'version' | 'minimumClient'>>()(
  v.object({
    name: v.literal('fanfare'),
    version: text,
    minimumClient: v.fallback(v.optional(text), undefined),
  }),
)

export interface ServerVersionOptions {
  state: State
  fetch: typeof globalThis.fetch
  /** The server has reported its version. */
  onVersion: (version: string) => void
}

/** Returns a function that fetches a server's minimum client version and sets whether this client is too old. */
export function checkVersionOf({ state, fetch, onVersion }: ServerVersionOptions) {
  return async (address: string): Promise<void> => {
    try {
      const { version, minimumClient } = await createAnonymousApi(address, fetch).get('/health', health)
      onVersion(version)
      state.setState(({ version: ours, tooOldFor: { [address]: _before, ...others } }) => ({
        tooOldFor:
          minimumClient !== undefined && isOlder(ours, minimumClient)
            ? { ...others, [address]: minimumClient }
            : others,
      }))
    } catch {
      // Retried with the next connection.
    }
  }
}
