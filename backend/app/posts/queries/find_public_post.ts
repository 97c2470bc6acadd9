import type { PostRecord } from '#posts/models/post_record'
import { readPosts, selectPosts } from '#posts/queries/read_posts'

/** The post at this public address; null unless the public lists show it. */
export async function findPublicPost(organizationSlug: string, postSlug: string): Promise<PostRecord | null> {
  const [post] = await readPosts(
    selectPosts()
      .where('organizations.slug', organizationSlug)
      .where('posts.slug', postSlug)
      .where('posts.listed', true),
  )
  return post ?? null
}
