import type { Membership } from '#organizations/public'
import { postNotFound } from '#posts/posts/errors'
import { findPost } from '#posts/posts/queries/find_post'
import { forMember } from '#posts/posts/transformers/post_transformer'

/** The answer to a member who has created or changed a post. POST_NOT_FOUND when it was deleted meanwhile. */
export async function answerPost(id: string, membership: Membership) {
  const post = await findPost({ id })
  if (!post) throw postNotFound()
  return { post: forMember(post, membership) }
}
