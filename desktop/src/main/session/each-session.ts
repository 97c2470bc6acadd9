import type { RunningSession } from '../core/running-session.ts'
import type { State } from '../core/state.ts'

/** A process that runs for the length of a session. */
export interface Companion {
  /** Stops temporarily, as when the client quits. */
  stop: () => void
  /** The session has ended: deletes the data of the user. */
  end: () => void
}

export interface EachSessionOptions {
  state: State
  tokenAt: (address: string) => string | null
  begin: (session: RunningSession) => Companion
}

/** Starts something for every session of this device, and ends it with the session. */
export function forEachSession({ state, tokenAt, begin }: EachSessionOptions): {
  stop: () => void
  restart: () => void
} {
  const running = new Map<string, Companion & { token: string }>()

  const sync = () => {
    const { servers } = state.getState()
    const tokens = new Map(servers.map(({ address }) => [address, tokenAt(address)]))
    for (const [address, { token, end }] of running) {
      if (tokens.get(address) === token) continue
      running.delete(address)
      end()
    }
    for (const [address, token] of tokens)
      if (token !== null && !running.has(address))
        running.set(address, { token, ...begin({ address, token }) })
  }
  const stopAll = () => {
    for (const { stop } of running.values()) stop()
    running.clear()
  }
  const unsubscribe = state.subscribe((now, before) => {
    if (now.servers !== before.servers) sync()
  })
  return {
    stop: () => {
      unsubscribe()
      stopAll()
    },
    restart: () => {
      stopAll()
      sync()
    },
  }
}
