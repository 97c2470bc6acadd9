import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { approveWithHost, type ApprovedHost } from '#posts/moderation/repositories/approve_with_host'
import { decidePost, type PostDecision } from '#posts/moderation/repositories/decide_post'

export interface ModeratePostInput extends PostDecision {
  id: string
  /** Also approves the host, and with it the other posts that wait for it. */
  approveDomain?: boolean
}

/**
 * Approves or rejects a pending post, or rejects a post that reports have hidden. If two moderators decide at the same
 * time, the second is refused.
 */
export default class ModeratePost {
  handle({ id, approveDomain = false, ...decision }: ModeratePostInput): Promise<ApprovedHost | null> {
    return inTransaction(async (trx) => {
      if (decision.action === 'approve' && approveDomain) {
        const approved = await approveWithHost(trx, id, decision)
        await completeAction(trx, approved)
        return approved
      }
      await decidePost(trx, id, decision)
      return null
    })
  }
}
