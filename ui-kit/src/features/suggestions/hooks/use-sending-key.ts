import { useRef } from 'react'
import { newIdempotencyKey } from '../../../api/idempotency.ts'
import type { NewComment } from '../api/suggestion-api.ts'

export interface SendingKey {
  /** The key for sending this comment: the same while nothing in it changes. */
  keyFor: (comment: NewComment) => string
  /** It has arrived. Sent again, it is meant again. */
  forget: () => void
}

/**
 * An idempotency key that belongs to what is sent. After an outage the same comment is sent with the same key;
 * with other words or another mood it gets another one, or the server would answer with the old comment.
 */
export function useSendingKey(): SendingKey {
  const last = useRef<{ sent: string; key: string } | null>(null)
  return {
    keyFor: (comment) => {
      const sent = JSON.stringify(comment)
      if (last.current?.sent !== sent) last.current = { sent, key: newIdempotencyKey() }
      return last.current.key
    },
    forget: () => void (last.current = null),
  }
}
