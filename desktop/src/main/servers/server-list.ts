import * as v from 'valibot'
import type { State } from '../core/state.ts'
import type { DeviceStorage } from '../core/device-storage.ts'
import { isEncrypted, serverAddress } from '../core/server-address.ts'

const isAddress = (address: unknown): address is string =>
  typeof address === 'string' && serverAddress(address) === address && isEncrypted(address)

/** Addresses that could have been added. */
const schema = v.object({
  addresses: v.pipe(
    v.array(v.unknown()),
    v.transform((addresses) => [...new Set(addresses.filter(isAddress))]),
  ),
  chosen: v.fallback(v.nullable(v.string()), null),
})

export interface ServerList {
  add: (address: string) => void
  choose: (address: string) => void
  forget: (address: string) => void
  /** Remembers the number of unread posts at a server. */
  setUnread: (address: string, unread: number) => void
}

/** The servers the user has added, in the state and on disk. */
export function createServerList(state: State, storage: DeviceStorage): ServerList {
  const file = storage.file('servers.json', (content) => v.parse(schema, content), {
    addresses: [],
    chosen: null,
  })
  const { addresses, chosen } = file.read()
  state.setState({
    servers: addresses.map((address) => ({ address, signedIn: false, unread: 0 })),
    server: addresses.includes(chosen ?? '') ? chosen : null,
  })
  const save = () => {
    const { servers, server } = state.getState()
    file.write({ addresses: servers.map(({ address }) => address), chosen: server })
  }

  return {
    add: (address) => {
      const { servers } = state.getState()
      const known = servers.some((server) => server.address === address)
      state.setState({
        servers: known ? servers : [...servers, { address, signedIn: false, unread: 0 }],
        server: address,
      })
      save()
    },
    choose: (address) => {
      if (!state.getState().servers.some((server) => server.address === address)) return
      state.setState({ server: address })
      save()
    },
    forget: (address) => {
      const { servers, server } = state.getState()
      const rest = servers.filter((each) => each.address !== address)
      state.setState({ servers: rest, server: server === address ? (rest[0]?.address ?? null) : server })
      save()
    },
    setUnread: (address, unread) => {
      const { servers } = state.getState()
      // Every change of the state is sent to the windows.
      if (!servers.some((each) => each.address === address && each.unread !== unread)) return
      state.setState({
        servers: servers.map((each) => (each.address === address ? { ...each, unread } : each)),
      })
    },
  }
}
