import { inTransaction } from '#core/database/transactions/transaction'
import PlanPost from '#notifications/pacing/actions/plan_post'
import { REMINDED } from '#notifications/reminders/queries/reminded'
import { markReminded } from '#posts/public'

/** Gives the members who have not seen a post times at which they are reminded of it. Can be repeated. */
export default class PlanReminders {
  async handle(postId: string): Promise<void> {
    await new PlanPost(REMINDED).handle(postId)
    await inTransaction((trx) => markReminded(trx, postId))
  }
}
