import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { IMPORTANT_UNDO_MS } from '#contract/core/rules/limits'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { importantLimitReached } from '#posts/posts/errors'
import PostUpdated from '#posts/posts/events/post_updated'
import type Post from '#posts/posts/models/post'
import {
  lockFeatured,
  nextImportantAt,
  requireNotOver,
  WEEK_MS,
} from '#posts/posts/repositories/featured_posts'
import { tellAtOnce } from '#posts/telling/repositories/tell_at_once'
import { viewersOfPost } from '#posts/posts/repositories/viewers'

interface ChangeImportanceInput {
  id: string
  organizationId: string
  isImportant: boolean
}

/**
 * Marks a post as important, which takes one of the places of its organization for seven days and tells all members of
 * it now, or removes the mark. A mark that is removed within `IMPORTANT_UNDO_MS` gives its place back; removed later, it
 * keeps the place, and the same post can take it again. IMPORTANT_LIMIT_REACHED, POST_ENDED.
 */
export default class ChangeImportance {
  handle({ id, organizationId, isImportant }: ChangeImportanceInput): Promise<void> {
    return inTransaction(async (trx) => {
      const { organization, post } = await lockFeatured(trx, { id, organizationId })
      if (isImportant) requireNotOver(post)
      if (isImportant === (post.importantAt !== null)) return
      const countedAt = isImportant
        ? await takePlace(trx, post, organization.importantPerWeek)
        : placeAfterRemoval(post)
      await trx
        .from('posts')
        .where('id', id)
        .update({
          important_at: isImportant ? toInstant(now()) : null,
          important_counted_at: countedAt && toInstant(countedAt),
        })
      if (isImportant && post.pacing === 'paced') await tellAtOnce(trx, post)
      const viewers = await viewersOfPost(trx, post)
      afterCommit(trx, () => PostUpdated.dispatch(organizationId, id, viewers))
    })
  }
}

const ago = (instant: Date) => now().getTime() - instant.getTime()

/** When the place of a post counts from: an earlier mark of the same week, or now. */
async function takePlace(trx: TransactionClientContract, post: Post, places: number): Promise<Date> {
  if (places === 0) throw importantLimitReached({ limit: 0, until: null })
  const { importantCountedAt, organizationId } = post
  if (importantCountedAt !== null && ago(importantCountedAt) < WEEK_MS) return importantCountedAt
  const next = await nextImportantAt(trx, organizationId, places)
  if (next !== null) throw importantLimitReached({ limit: places, until: next.toISOString() })
  return now()
}

const placeAfterRemoval = ({ importantCountedAt }: Post): Date | null =>
  importantCountedAt !== null && ago(importantCountedAt) < IMPORTANT_UNDO_MS ? null : importantCountedAt
