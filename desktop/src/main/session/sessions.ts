import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { DeviceStorage } from '../core/device-storage.ts'
import { recordOf } from '../core/schema.ts'
import type { State } from '../core/state.ts'
import type { Vault } from './vault.ts'

const schema = recordOf(v.string())

export interface Sessions {
  /** Decrypts the sessions of an earlier run. */
  restore: () => Promise<void>
  begin: (address: string, token: string) => Promise<void>
  /** Ends the session with this handle; an outdated handle ends nothing. */
  end: (sessionHandle: string) => void
  /** Ends the session with this token, which the server refuses. */
  endByToken: (token: string) => void
  /** The user is ending the session with this token: the server will refuse it soon. */
  leave: (token: string) => void
  /** Deletes the session at a server. */
  forget: (address: string) => void
  /** Switches to the session at the chosen server. */
  switchServer: () => void
  /** The token behind a handle; null for an outdated handle. */
  tokenOf: (sessionHandle: string) => string | null
  /** The token at the chosen server. */
  token: () => string | null
  /** The token at a server. */
  tokenAt: (address: string) => string | null
}

/**
 * The sessions of this device, one for each server. Tokens stay in the main process, encrypted on disk. Windows get
 * a handle instead: an opaque id, new for every session.
 */
export function createSessions(state: State, storage: DeviceStorage, vault: Vault): Sessions {
  const file = storage.file('sessions.json', (content) => v.parse(schema, content), {})
  const tokens = new Map<string, string>()

  /** The token of the session that the user is ending. */
  let leaving: string | null = null

  const tokenAt = (address: string) => tokens.get(address) ?? null
  const token = () => tokenAt(state.getState().server ?? '')
  const switchServer = () => {
    state.setState(({ servers, server }) => ({
      servers: servers.map(({ address, unread }) => {
        const signedIn = tokens.has(address)
        return { address, signedIn, unread: signedIn ? unread : 0 }
      }),
      sessionHandle: tokens.has(server ?? '') ? randomUUID() : null,
    }))
  }
  const save = (address: string, encrypted: string | null) => {
    const { [address]: _old, ...others } = file.read()
    file.write(encrypted === null ? others : { ...others, [address]: encrypted })
  }
  const forget = (address: string) => {
    tokens.delete(address)
    save(address, null)
    switchServer()
  }
  const end = (sessionHandle: string) => {
    const { sessionHandle: current, server } = state.getState()
    if (sessionHandle === current && server !== null) forget(server)
  }

  state.setState({ restoring: (state.getState().server ?? '') in file.read() })

  return {
    restore: async () => {
      const renewed = new Map<string, string>()
      for (const [address, encrypted] of Object.entries(file.read())) {
        const decrypted = await vault.decrypt(encrypted)
        // It may have ended or been replaced meanwhile.
        if (decrypted === null || file.read()[address] !== encrypted) continue
        tokens.set(address, decrypted.secret)
        if (decrypted.renewed !== null) renewed.set(address, decrypted.renewed)
      }
      switchServer()
      state.setState({ restoring: false })
      for (const [address, encrypted] of renewed) save(address, encrypted)
    },
    begin: async (address, newToken) => {
      tokens.set(address, newToken)
      state.setState({ expiredAt: null })
      switchServer()
      // Last, because a keyring may ask for its password, and may refuse.
      const encrypted = await vault.encrypt(newToken).catch(() => null)
      if (tokenAt(address) !== newToken) return
      save(address, encrypted)
      state.setState({ sessionPersists: encrypted !== null })
    },
    end,
    endByToken: (refused) => {
      const [address] = [...tokens].find(([, each]) => each === refused) ?? []
      if (address === undefined) return
      forget(address)
      if (refused !== leaving) state.setState({ expiredAt: address })
    },
    leave: (left) => {
      leaving = left
    },
    forget,
    switchServer,
    tokenOf: (sessionHandle) => (sessionHandle === state.getState().sessionHandle ? token() : null),
    token,
    tokenAt,
  }
}
