import { findMembership, type Membership } from '#organizations/public'
import { postNotFound } from '#posts/errors'
import type { PostRecord } from '#posts/models/post_record'
import { readPosts, selectPosts } from '#posts/queries/read_posts'

/** The post with this id, whoever may see it. */
export async function findPost(id: string): Promise<PostRecord | null> {
  const [post] = await readPosts(selectPosts().where('posts.id', id))
  return post ?? null
}

/** A post of an organization the person belongs to, and as what; for a stranger the post does not exist. */
export async function requirePost(
  userId: string,
  id: string,
): Promise<{ post: PostRecord; membership: Membership }> {
  const post = await findPost(id)
  const membership = post && (await findMembership(userId, post.organization.id))
  if (!membership) throw postNotFound()
  return { post, membership }
}
