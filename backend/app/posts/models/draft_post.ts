import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AcceptedLink } from '#links/public'
import type { NewPost } from '#posts/models/new_post'
import Post from '#posts/models/post'
import { freeSlug } from '#posts/queries/free_slug'

/** A post that is not saved yet, with a slug of its own and everything nobody spoke of filled in. */
export async function draftPost(
  trx: TransactionClientContract,
  input: NewPost,
  link: AcceptedLink,
): Promise<Post> {
  const { organizationId, userId, title, comment, isPublic, isSensitive, idempotencyKey } = input
  const post = new Post()
  return post.merge({
    organizationId,
    userId,
    title,
    slug: await freeSlug(trx, organizationId, title),
    ...link,
    comment: comment ?? null,
    isPublic: isPublic ?? false,
    isSensitive: isSensitive ?? false,
    moderationReason: null,
    approvedAt: null,
    idempotencyKey: idempotencyKey ?? null,
  })
}
