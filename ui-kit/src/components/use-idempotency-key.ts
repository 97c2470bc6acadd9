import { useRef } from 'react'
import { newIdempotencyKey } from '../client/idempotency.ts'

export interface IdempotencyKey {
  /** The key for this body; the same as long as the body is the same. */
  keyFor: (body: object) => string
  /** Starts over once the request has been answered. */
  forget: () => void
}

/**
 * An idempotency key for a form that creates something. A second click and a retry after an outage use the same key;
 * a changed body gets a new one, because the server refuses a key that comes back with another body.
 */
export function useIdempotencyKey(): IdempotencyKey {
  const last = useRef<{ sent: string; key: string } | null>(null)
  return {
    keyFor: (body) => {
      const sent = JSON.stringify(body)
      if (last.current?.sent !== sent) last.current = { sent, key: newIdempotencyKey() }
      return last.current.key
    },
    forget: () => void (last.current = null),
  }
}
