import type { StreamEvent } from '@fanfare/contract/events.ts'
import { openStream } from '@fanfare/ui-kit/client/event-stream.ts'
import type { Connection } from '../../shared/desktop-state.ts'
import { knownEvent } from './stream-event.ts'

export interface StreamOptions {
  /** The address of the server. */
  address: string
  token: string
  fetch: typeof globalThis.fetch
  /** The stream is connected, for the first time or again: events before that may have been missed. */
  onConnect: () => void
  onConnection: (connection: Connection) => void
  onEvent: (event: StreamEvent) => void
  /** The server refuses the token. */
  onUnauthenticated: () => void
}

/** The one event stream of this device at a server, for main and all windows. Returns a function that closes it. */
export function connectStream({
  address,
  token,
  fetch,
  onConnect,
  onConnection,
  onEvent,
  onUnauthenticated,
}: StreamOptions): () => void {
  return openStream({
    url: `${address}/api/stream`,
    token,
    fetch,
    onEvent: (received) => {
      const event = knownEvent(received)
      if (event !== null) onEvent(event)
    },
    onState: (step) => {
      if (step === 'waiting') onConnection('offline')
      if (step !== 'live') return
      onConnection('online')
      onConnect()
    },
    onUnauthenticated,
  })
}
