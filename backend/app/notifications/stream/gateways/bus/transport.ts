/** The callbacks of a bus for its transport. */
export interface TransportEvents {
  connected(): void
  lost(): void
  receive(payload: string): void
}

/**
 * Carries messages between instances: every connected instance receives all messages, including its own, in one order.
 * It reconnects automatically.
 */
export interface Transport {
  open(events: TransportEvents): void
  /** Sends the payloads in this order. Throws if some may not have been sent. */
  send(payloads: string[]): Promise<void>
  /** Throws when the connection does not respond. */
  check(): Promise<void>
  /** Drops an unresponsive connection, which then reconnects. */
  reset(): void
  close(): Promise<void>
}

/** The timeout for a response of the transport, in milliseconds. */
export const TRANSPORT_TIMEOUT_MS = 3_000
