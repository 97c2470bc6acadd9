import { pagesById } from '#core/database/pages_by_id'
import type { PostRecord } from '#posts/models/post_record'
import { listPosts, selectAllPosts } from '#posts/queries/list_posts'

/** Everything a person has shared, also in organizations they have left. */
export function pagesOfAuthor(userId: string): AsyncGenerator<PostRecord[]> {
  return pagesById(({ after, limit }) =>
    listPosts(
      selectAllPosts()
        .where('posts.user_id', userId)
        .where('posts.id', '>', after)
        .orderBy('posts.id')
        .limit(limit),
    ),
  )
}
