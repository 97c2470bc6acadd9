import { useRef } from 'react'
import { newIdempotencyKey } from '../../../client/idempotency.ts'
import type { NewComment } from '../api/suggestion-api.ts'

export interface IdempotencyKey {
  /** The key for this comment; the same as long as the comment is the same. */
  keyFor: (comment: NewComment) => string
  /** Starts over once the comment has arrived. */
  forget: () => void
}

/**
 * An idempotency key for a comment. A retry uses the same key; a changed comment gets a new one,
 * or the server would answer with the old comment.
 */
export function useIdempotencyKey(): IdempotencyKey {
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
