import db from '@adonisjs/lucid/services/db'
import type { Visibility } from '#contract/rules/post'
import { offsetOf, type PageRequest } from '#core/pagination'
import { feedTotal } from '#posts/listing/feed_total'
import type { PostRecord } from '#posts/models/post_record'
import { readPosts, selectPosts } from '#posts/queries/read_posts'

interface OrganizationPosts {
  organizationId: string
  visibility?: Visibility
  page: PageRequest
}

/** A page of an organization's posts, newest first. Rows are joined only for the page that is shown. */
export function listOrganizationPosts({
  organizationId,
  visibility,
  page,
}: OrganizationPosts): Promise<PostRecord[]> {
  const shown = db
    .from('posts')
    .where('organization_id', organizationId)
    .if(visibility, (query) => query.where('is_public', visibility === 'public'))
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(offsetOf(page))
    .limit(page.limit)
    .select('id')
  return readPosts(
    selectPosts().whereIn('posts.id', shown).orderBy('posts.created_at', 'desc').orderBy('posts.id', 'desc'),
  )
}

/** How many posts an organization has in all, and how many of the visibility asked for; kept, not counted. */
export async function countOrganizationPosts(organizationId: string, visibility?: Visibility) {
  const organization = await db
    .from('organizations')
    .where('id', organizationId)
    .select('posts_count')
    .first()
  const total: number = organization.posts_count
  if (!visibility) return { total, matching: total }
  const shared = await feedTotal(`public:${organizationId}`)
  return { total, matching: visibility === 'public' ? shared : total - shared }
}
