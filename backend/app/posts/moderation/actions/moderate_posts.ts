import type { ModerationResult } from '#contract/moderation/data/moderation'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { AppError } from '#core/http/errors/app_error'
import { decidePost, moderationOf, type PostDecision } from '#posts/moderation/repositories/decide_post'

/** Decides about several posts, each in its own transaction, so that a refusal does not affect the others. */
export default class ModeratePosts {
  async handle(ids: readonly string[], decision: PostDecision): Promise<ModerationResult[]> {
    const results: ModerationResult[] = []
    for (const id of ids) results.push(await outcomeOf(id, decision))
    return results
  }
}

async function outcomeOf(id: string, decision: PostDecision): Promise<ModerationResult> {
  try {
    await answerRepeated(moderationOf(id, decision), () =>
      inTransaction((trx) => decidePost(trx, id, decision)),
    )
    return { id, error: null }
  } catch (error) {
    // When a COMMIT fails, its outcome is unknown.
    if (!(error instanceof AppError) || error.code === 'SERVICE_UNAVAILABLE') throw error
    const first = error.details?.decision
    return { id, error: error.code, ...(first && { decision: first }) }
  }
}
