import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import type { State } from '../app/state.ts'
import { jsonFile } from '../files/json-file.ts'
import type { Vault } from './vault.ts'

const schema = v.record(v.string(), v.string())

export interface Sessions {
  /** Opens what was sealed in an earlier run, and signs in at the chosen server if there is a session for it. */
  restore: () => Promise<void>
  /** Takes over a token for a server. */
  begin: (address: string, token: string) => Promise<void>
  /** Ends the session a handle stands for; a handle of an earlier session ends nothing. */
  end: (handle: string) => void
  /** Leaves nothing of a server here. */
  forget: (address: string) => void
  /** Follows the choice of a server. */
  follow: () => void
  /** The token a handle stands for; null for a handle of an earlier session. */
  tokenOf: (handle: string) => string | null
  /** The token at the chosen server. */
  token: () => string | null
}

/**
 * The sessions of this computer, one a server. Tokens stay in this process, sealed on disk. Windows know the
 * session by a handle that is made anew for every session and is worth nothing anywhere else.
 */
export function sessions(state: State, folder: string, vault: Vault): Sessions {
  const file = jsonFile(join(folder, 'sessions.json'), (content) => v.parse(schema, content), {})
  const tokens = new Map<string, string>()

  const current = () => tokens.get(state.getState().server ?? '') ?? null
  const follow = () => {
    state.setState(({ servers, server }) => ({
      servers: servers.map(({ address }) => ({ address, signedIn: tokens.has(address) })),
      handle: tokens.has(server ?? '') ? randomUUID() : null,
    }))
  }
  const keep = (address: string, sealed: string | null) => {
    const { [address]: _old, ...others } = file.read()
    file.write(sealed === null ? others : { ...others, [address]: sealed })
  }
  const drop = (address: string) => {
    tokens.delete(address)
    keep(address, null)
    follow()
  }

  state.setState({ restoring: (state.getState().server ?? '') in file.read() })

  return {
    restore: async () => {
      for (const [address, sealed] of Object.entries(file.read())) {
        const token = await vault.open(sealed)
        if (token !== null) tokens.set(address, token)
      }
      follow()
      state.setState({ restoring: false })
    },
    begin: async (address, token) => {
      tokens.set(address, token)
      const sealed = await vault.seal(token)
      keep(address, sealed)
      state.setState({ lasting: sealed !== null })
      follow()
    },
    end: (handle) => {
      const { handle: now, server } = state.getState()
      if (handle === now && server !== null) drop(server)
    },
    forget: drop,
    follow,
    tokenOf: (handle) => (handle === state.getState().handle ? current() : null),
    token: current,
  }
}
