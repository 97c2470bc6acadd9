import * as v from 'valibot'
import type { Health } from '@fanfare/contract/data/health.ts'
import { schemaOf, text } from '../core/schema.ts'
import { createAnonymousApi } from '../core/server-api.ts'
import type { State } from '../core/state.ts'
import { isOlder } from './is-older.ts'

/** What the client reads of the health check. */
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
  /** The server has said its version. */
  onVersion: (version: string) => void
}

/** Returns a function that asks a server which clients work with it, and keeps in the state whether this one is too old. */
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
      // Asked again with the next connection.
    }
  }
}
