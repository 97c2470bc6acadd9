import type { StreamEvent } from '@fanfare/contract/events.ts'
import { openStream } from '@fanfare/ui-kit/client/event-stream.ts'
import type { Connection } from '../../shared/desktop-state.ts'
import type { OnSkipped } from '../core/schema.ts'
import { isKnownType, knownEvent } from './stream-event.ts'

export interface StreamOptions {
  /** The address of the server. */
  address: string
  token: string
  fetch: typeof globalThis.fetch
  /** The stream is connected, for the first time or again: events before that may have been missed. */
  onConnect: () => void
  onConnection: (connection: Connection) => void
  onEvent: (event: StreamEvent) => void
  /** The server has sent an event of a newer version. */
  onSkipped?: OnSkipped
  /** The server refuses the token. */
  onUnauthenticated: () => void
}

/** The only event stream of this device at a server, for main and all windows. Returns a function that closes it. */
export function connectStream({
  address,
  token,
  fetch,
  onConnect,
  onConnection,
  onEvent,
  onSkipped,
  onUnauthenticated,
}: StreamOptions): () => void {
  return openStream({
    url: `${address}/api/stream`,
    token,
    fetch,
    onEvent: (received) => {
      const event = knownEvent(received)
      if (event !== null) onEvent(event)
      if (!isKnownType(received.type)) onSkipped?.('event', { id: received.type, type: received.type })
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
