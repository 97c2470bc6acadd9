import { passesMilestone } from '#contract/suggestions/rules/reach'
import { nextEventTime } from '#core/database/rows/event_time'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { findMembership } from '#organizations/public'
import { LockedPost } from '#posts/public'
import PostReached from '#suggestions/comments/events/post_reached'
import SuggestionsCopied from '#suggestions/comments/events/suggestions_copied'
import { findReach } from '#suggestions/comments/queries/supply'
import { notifyOfNewCopies } from '#suggestions/comments/repositories/copy_notifications'

/** Posts per run; the others follow in the next one. */
const BATCH_SIZE = 500

/** Notifies authors of new copies, post by post. Safe to run on several instances at once. */
export async function notifyCopies(): Promise<void> {
  for (const postId of await LockedPost.listWithDueCopies(BATCH_SIZE)) await notifyCopiesOf(postId)
}

function notifyCopiesOf(postId: string): Promise<void> {
  return inTransaction(async (trx) => {
    const post = await LockedPost.lockIfExists(trx, postId)
    if (!post?.copiesDueAt || post.copiesDueAt > now()) return
    post.copiesDueAt = null
    await post.saveSupply(trx)
    const { id, organizationId, authorId, isApproved } = post
    if (!isApproved) return
    const at = await nextEventTime(trx)
    const authors = await notifyOfNewCopies(trx, post, at)
    afterCommit(trx, () => SuggestionsCopied.dispatch(organizationId, id, authors))
    const reach = await findReach(trx, post)
    if (!passesMilestone(reach, post.reachedCount)) return
    await post.saveReach(trx, { ...reach, at })
    if (authorId === null || !(await findMembership(authorId, organizationId, trx))) return
    afterCommit(trx, () => PostReached.dispatch(organizationId, id, authorId))
  })
}
