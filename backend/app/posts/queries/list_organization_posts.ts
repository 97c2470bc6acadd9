import { offsetOf, type PageRequest } from '#core/pagination'
import type { PostRecord } from '#posts/models/post_record'
import { readPosts, selectPosts } from '#posts/queries/read_posts'
import { foundPosts } from '#posts/search/found_posts'
import type { PostFilter } from '#posts/search/post_filter'

/** A page of an organization's posts, newest first. Rows are joined only for the page that is shown. */
export async function listOrganizationPosts(filter: PostFilter, page: PageRequest): Promise<PostRecord[]> {
  const { sql, values } = await foundPosts(filter)
  const shown = `select id from (${sql}) shown order by created_at desc, id desc limit ? offset ?`
  return readPosts(
    selectPosts()
      .whereRaw(`posts.id in (${shown})`, [...values, page.limit, offsetOf(page)])
      .orderBy('posts.created_at', 'desc')
      .orderBy('posts.id', 'desc'),
  )
}
