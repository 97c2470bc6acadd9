import db from '@adonisjs/lucid/services/db'
import type { ParsedLink } from '#links/public'
import type { PostRecord } from '#posts/models/post_record'
import { readPosts, selectPosts } from '#posts/queries/read_posts'
import { linkSpellings } from '#posts/rules/link_spellings'

/** The newest post of an organization that shares this link, however it is spelled. */
export async function findPostOfLink(organizationId: string, link: ParsedLink): Promise<PostRecord | null> {
  // Found first and ordered afterwards: a planner that sees the order walks all posts of the organization.
  const newest = db
    .query()
    .withMaterialized('same', (query) => {
      query
        .from('posts')
        .where('organization_id', organizationId)
        .whereIn('url', linkSpellings(link))
        .select('id', 'created_at')
    })
    .from('same')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .select('id')
  const [post] = await readPosts(selectPosts().whereIn('posts.id', newest))
  return post ?? null
}
