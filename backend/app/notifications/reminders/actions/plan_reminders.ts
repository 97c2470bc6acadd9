import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import PlanPost from '#notifications/pacing/actions/plan_post'
import { REMINDED } from '#posts/public'

/** Gives the members who have not seen a post times at which they are reminded of it, unless its end was moved meanwhile. */
export default class PlanReminders {
  async handle(postId: string): Promise<void> {
    await new PlanPost(REMINDED).handle(postId)
    await inTransaction(async (trx) => {
      const at = toInstant(now())
      const plannedAt = trx.raw('case when approved_at is not null and ends_at > ? then remind_at end', [at])
      await trx
        .from('posts')
        .where('id', postId)
        .where('remind_at', '<=', at)
        .update({ remind_at: null, reminded_at: plannedAt })
    })
  }
}
