import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import type { PostRecord } from '#posts/posts/models/post_record'
import { listPosts, selectPosts } from '#posts/posts/queries/list_posts'
import { searchPosts } from '#posts/posts/queries/search_posts'
import type { PostFilter } from '#posts/posts/queries/post_filter'

/** A page of an organization's posts, newest first. Rows are joined only for the page that is shown. */
export async function listOrganizationPosts(filter: PostFilter, page: PageRequest): Promise<PostRecord[]> {
  const { sql, values } = await searchPosts(filter)
  const shown = `select id from (${sql}) shown order by created_at desc, id desc limit ? offset ?`
  return listPosts(
    selectPosts()
      .whereRaw(`posts.id in (${shown})`, [...values, page.limit, offsetOf(page)])
      .orderBy('posts.created_at', 'desc')
      .orderBy('posts.id', 'desc'),
  )
}
