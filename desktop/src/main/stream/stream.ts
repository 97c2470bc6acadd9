import { powerMonitor } from 'electron'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { openStream } from '@fanfare/ui-kit/client/event-stream.ts'
import type { State } from '../core/state.ts'
import { knownEvent } from './stream-event.ts'

export interface StreamOptions {
  state: State
  token: () => string | null
  fetch: typeof globalThis.fetch
  /** The stream is connected, for the first time or again: events before that may have been missed. */
  onConnect: () => void
  onEvent: (event: StreamEvent) => void
  /** The server refuses the token. */
  onUnauthenticated: (token: string) => void
}

/**
 * The one event stream of this device, for main and all windows. Opens with the session, closes with it, and
 * reconnects when the device wakes up.
 */
export function connectStream({ state, token, fetch, onConnect, onEvent, onUnauthenticated }: StreamOptions) {
  let close: (() => void) | undefined

  const connect = () => {
    close?.()
    close = undefined
    const { server, sessionHandle } = state.getState()
    const current = token()
    if (server === null || sessionHandle === null || current === null) {
      state.setState({ connection: 'unknown' })
      return
    }
    close = openStream({
      url: `${server}/api/stream`,
      token: current,
      fetch,
      onEvent: (received) => {
        const event = knownEvent(received)
        if (event !== null) onEvent(event)
      },
      onState: (step) => {
        if (step === 'live') {
          state.setState({ connection: 'online' })
          onConnect()
        }
        if (step === 'waiting') state.setState({ connection: 'offline' })
      },
      onUnauthenticated: () => onUnauthenticated(current),
    })
  }
  const unsubscribe = state.subscribe((now, before) => {
    // Choosing another server changes the handle too.
    if (now.sessionHandle !== before.sessionHandle) connect()
  })
  const onResume = () => {
    connect()
    onEvent({ type: 'resync' })
  }
  powerMonitor.on('resume', onResume)

  return {
    stop: () => {
      unsubscribe()
      powerMonitor.off('resume', onResume)
      close?.()
    },
  }
}
