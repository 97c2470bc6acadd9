import type { StreamEvent } from '#contract/events'

/** Whom an event is for: the members of an organization, or one person wherever they are signed in. */
export type Channel = `organization:${string}` | `user:${string}`

export interface StreamMessage {
  channel: Channel
  event: StreamEvent
}

/**
 * Carries messages to every instance of the server, the sending one included, in the order they were
 * published by it. Joining several instances takes another implementation and nothing else.
 */
export interface StreamBus {
  publish(message: StreamMessage): void
  subscribe(receive: (message: StreamMessage) => void): void
}
