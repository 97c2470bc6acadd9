import type { ErrorCode } from '../../error_code.ts'

/** The targets of an action that can be undone, at most `BATCH_MAX`. */
export interface TargetsRequest {
  ids: string[]
}

/** Whether an action is pending for a target, or why not. */
export interface TargetResult {
  id: string
  /** Null on success. */
  error: ErrorCode | null
}

/**
 * The answer to an action that can be undone (`DELETE /api/pending-actions/:id`) until the server carries it out. When its
 * only target is refused, the answer is that error instead.
 */
export interface PendingActionAnswer {
  /** Null when every target is refused. */
  actionId: string | null
  results: TargetResult[]
}

/** An action of the user that is not carried out yet. */
export interface PendingAction {
  id: string
  /** Its targets. */
  ids: string[]
  /** How long the user can still undo it. */
  undoMs: number
}
