import { powerMonitor } from 'electron'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { openStream } from '@fanfare/ui-kit/live/stream.ts'
import type { State } from '../app/state.ts'

export interface RealtimeNeeds {
  state: State
  token: () => string | null
  fetch: typeof globalThis.fetch
  hear: (event: StreamEvent) => void
  /** The server does not know the token any more. */
  onRefused: (token: string) => void
}

/**
 * The one event stream of this computer. It is opened with the session, closed with it, and opened anew after
 * the computer has slept; windows hear of its events from here.
 */
export function realtime({ state, token, fetch, hear, onRefused }: RealtimeNeeds): { stop: () => void } {
  let close: () => void = nothing

  const connect = () => {
    close()
    const { server, handle } = state.getState()
    const key = token()
    if (server === null || handle === null || key === null) {
      close = nothing
      return state.setState({ reach: 'unknown' })
    }
    close = openStream({
      url: `${server}/api/stream`,
      token: key,
      fetch,
      onEvent: hear,
      onState: (step) => {
        if (step === 'live') state.setState({ reach: 'online' })
        if (step === 'waiting') state.setState({ reach: 'offline' })
      },
      onRefused: () => onRefused(key),
    })
    return undefined
  }
  const unsubscribe = state.subscribe((now, before) => {
    // Another server comes with another handle, so one question answers both.
    if (now.handle !== before.handle) connect()
  })
  const wake = () => {
    connect()
    hear({ type: 'resync' })
  }
  powerMonitor.on('resume', wake)

  return {
    stop: () => {
      unsubscribe()
      powerMonitor.off('resume', wake)
      close()
    },
  }
}

function nothing(): void {}
