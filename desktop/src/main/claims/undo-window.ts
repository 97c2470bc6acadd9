import { UNDO_WINDOW_MS } from '@fanfare/contract/core/rules/limits.ts'
import type { LastCopy } from '../../shared/desktop-state.ts'
import type { State } from '../core/state.ts'
import type { Claimed } from './claim-calls.ts'

export interface UndoWindow {
  /** The last copy, or null when it can no longer be undone. */
  lastCopy: () => LastCopy | null
  remember: (claimed: Claimed) => LastCopy
  /** Forgets a copy, unless a newer one has been made since. */
  forget: (copy: LastCopy) => void
}

/** Keeps the last copy in the state for as long as it can be undone, and no longer than its session. */
export function undoWindow(state: State, now: () => number): UndoWindow {
  let timer: ReturnType<typeof setTimeout> | undefined
  const forgetAny = () => {
    clearTimeout(timer)
    state.setState({ lastCopy: null })
  }
  state.subscribe((current, before) => {
    if (current.sessionHandle !== before.sessionHandle && current.lastCopy !== null) forgetAny()
  })
  return {
    lastCopy: () => {
      const { lastCopy } = state.getState()
      return lastCopy !== null && now() <= lastCopy.undoUntil ? lastCopy : null
    },
    remember: ({ post, claimed }) => {
      const { id: postId, title, isSensitive } = post
      const { id: commentId, text } = claimed
      const lastCopy = { commentId, postId, title, isSensitive, text, undoUntil: now() + UNDO_WINDOW_MS }
      clearTimeout(timer)
      timer = setTimeout(forgetAny, UNDO_WINDOW_MS)
      state.setState({ lastCopy })
      return lastCopy
    },
    forget: (copy) => {
      if (state.getState().lastCopy === copy) forgetAny()
    },
  }
}
