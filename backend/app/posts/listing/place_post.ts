import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Placement } from '#posts/listing/feeds'
import { holdTagsOfPost } from '#posts/listing/hold_tags'
import { recordPlacement } from '#posts/listing/record_placement'
import { tagPost } from '#posts/listing/tag_post'
import type Post from '#posts/models/post'
import { indexPost, willReadDifferently } from '#posts/search/index_post'

/** Where a post that the caller holds stands in the lists until the transaction ends. */
export async function placementOf(trx: TransactionClientContract, post: Post): Promise<Placement> {
  const { organizationId, isPublic, listed } = post
  return { organizationId, isPublic, listed, tagIds: await holdTagsOfPost(trx, post.id) }
}

/** Saves a post with these tags and moves it to its place in the lists; `before` is null for a new one. */
export async function placePost(
  trx: TransactionClientContract,
  post: Post,
  tagIds: readonly string[],
  before: Placement | null,
): Promise<void> {
  const reads = willReadDifferently(post)
  await post.useTransaction(trx).save()
  if (reads) await indexPost(trx, post)
  await tagPost(trx, post, tagIds)
  const { organizationId, isPublic, listed, createdAt } = post
  await recordPlacement(trx, { createdAt, before, after: { organizationId, isPublic, listed, tagIds } })
}
