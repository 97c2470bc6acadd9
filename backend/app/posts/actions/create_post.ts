import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { acceptLink } from '#links/public'
import { countPost, holdOrganization } from '#organizations/public'
import PostCreated from '#posts/events/post_created'
import { findOrMakeTags } from '#posts/listing/find_or_make_tags'
import { placePost } from '#posts/listing/place_post'
import type { NewPost } from '#posts/models/new_post'
import { draftPost } from '#posts/models/draft_post'
import Post from '#posts/models/post'

/** Shares a link with an organization. `isNew` is false when its key was used before. */
export default class CreatePost {
  async handle(input: NewPost): Promise<{ id: string; isNew: boolean }> {
    const link = await acceptLink(input.url)
    return inTransaction(async (trx) => {
      await holdOrganization(trx, input.organizationId)
      const known = await findByKey(trx, input)
      if (known) return { id: known.id, isNew: false }
      const post = await draftPost(trx, input, link)
      await placePost(trx, post, await findOrMakeTags(trx, input.tags ?? []), null)
      await countPost(trx, post.organizationId, 1)
      afterCommit(trx, () => PostCreated.dispatch(post.organizationId, post.id, input.userId))
      return { id: post.id, isNew: true }
    })
  }
}

async function findByKey(trx: TransactionClientContract, { userId, idempotencyKey }: NewPost) {
  if (idempotencyKey === undefined) return null
  return Post.query({ client: trx }).where({ userId, idempotencyKey }).first()
}
