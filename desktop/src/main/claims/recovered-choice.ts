import type { CopyOutcome, RecoveredClaim, UndoOutcome } from '../../shared/desktop-state.ts'
import type { RunningSession } from '../core/running-session.ts'
import type { ClaimCalls } from './claim-calls.ts'
import type { FinishCopy } from './finish-copy.ts'
import type { recoverClaims } from './recovered-claims.ts'
import { refusalOfChange } from './refusal-of.ts'

export interface RecoveredChoiceOptions {
  recovery: ReturnType<typeof recoverClaims>
  sessionAt: (address: string) => RunningSession | null
  callsIn: (session: RunningSession) => Pick<ClaimCalls, 'release'>
  writeText: (text: string) => Promise<boolean>
  finish: FinishCopy
}

/** Copies or releases the suggestion of a recovered claim. */
export function recoveredChoice({ recovery, sessionAt, callsIn, writeText, finish }: RecoveredChoiceOptions) {
  const find = (key: string): { claim: RecoveredClaim; session: RunningSession } | null => {
    const claim = recovery.find(key)
    const session = claim && sessionAt(claim.server)
    return claim && session && { claim, session }
  }
  return {
    copyRecovered: async (key: string): Promise<CopyOutcome> => {
      const found = find(key)
      if (found === null) return { outcome: 'released' }
      const { commentId: id, text, postId, title, postUrl, isSensitive } = found.claim
      if (!(await writeText(text))) return { outcome: 'clipboard-failed' }
      recovery.settle(key)
      const post = { id: postId, title, postUrl, isSensitive }
      return { outcome: 'copied', copy: finish(found.session, { post, claimed: { id, text } }, true) }
    },
    releaseRecovered: async (key: string): Promise<UndoOutcome> => {
      const found = find(key)
      if (found === null) return { outcome: 'too-late' }
      try {
        await callsIn(found.session).release(found.claim.commentId)
      } catch (error) {
        const refusal = refusalOfChange(error)
        // The claim no longer belongs to the user.
        if (['forbidden', 'suggestion-deleted'].includes(refusal.outcome)) recovery.settle(key)
        return refusal
      }
      recovery.settle(key)
      return { outcome: 'undone' }
    },
  }
}
