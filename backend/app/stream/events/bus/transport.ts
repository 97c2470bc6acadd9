/** What a transport tells its bus. */
export interface TransportEvents {
  connected(): void
  lost(): void
  receive(payload: string): void
}

/**
 * Carries texts between instances: every connected one receives those of all, its own too, in one order. It connects
 * again whenever it is cut off.
 */
export interface Transport {
  open(events: TransportEvents): void
  /** Sends the payloads in this order. Throws if some may not have been sent. */
  send(payloads: string[]): Promise<void>
  /** Drops the connection, which connects again: it is open but carries nothing. */
  reset(): void
  close(): Promise<void>
}

/** Milliseconds after which an answer of the other side is not awaited any more. */
export const TRANSPORT_TIMEOUT_MS = 3_000

/** Milliseconds until the next attempt to connect. */
export const RECONNECT_MS = 500
