import type { Comment } from '#contract/data/comment'
import { slices } from '#core/database/slices'
import type { PostAccess } from '#posts/public'
import { viewerOf } from '#comments/queries/find_comment'
import { listComments, selectComments } from '#comments/queries/list_comments'
import { forMember } from '#comments/transformers/comment_transformer'

/** The suggestions of a post with these ids, in their order, as a member sees them. Those that are gone are left out. */
export async function suggestionsForMember(ids: readonly string[], post: PostAccess): Promise<Comment[]> {
  const found = new Map<string, Comment>()
  for (const slice of slices([...ids])) {
    const query = selectComments().where('comments.post_id', post.id).whereIn('comments.id', slice)
    for (const comment of await listComments(query)) found.set(comment.id, forMember(comment, viewerOf(post)))
  }
  return ids.map((id) => found.get(id)).filter((comment) => comment !== undefined)
}
