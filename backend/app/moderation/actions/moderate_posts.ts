import type { ModerationResult } from '#contract/data/moderation'
import { inTransaction } from '#core/database/transaction'
import { AppError } from '#core/errors/app_error'
import { decidePost, type PostDecision } from '#moderation/repositories/decide_post'

/** Decides about several posts, each in a transaction of its own: one that is refused does not stop the others. */
export default class ModeratePosts {
  async handle(ids: readonly string[], decision: PostDecision): Promise<ModerationResult[]> {
    const results: ModerationResult[] = []
    for (const id of ids) results.push(await outcomeOf(id, decision))
    return results
  }
}

async function outcomeOf(id: string, decision: PostDecision): Promise<ModerationResult> {
  try {
    await inTransaction((trx) => decidePost(trx, id, decision))
    return { id, error: null }
  } catch (error) {
    // Of a database that cannot commit nobody knows what it has done.
    if (!(error instanceof AppError) || error.code === 'SERVICE_UNAVAILABLE') throw error
    const first = error.details?.decision
    return { id, error: error.code, ...(first && { decision: first }) }
  }
}
