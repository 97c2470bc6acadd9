import { randomUUID } from 'node:crypto'
import AddComment, { type AddCommentInput } from '#suggestions/comments/actions/add_comment'

/** Adds a suggestion with a unique text, or a reply if it has a parent. Returns its id. */
export async function makeSuggestion(
  post: { id: string; author: { id: string } | null },
  options: Partial<AddCommentInput> = {},
): Promise<string> {
  const { id } = await new AddComment().handle({
    postId: post.id,
    userId: post.author!.id,
    content: `Bravo ${randomUUID()}`,
    ...options,
  })
  return id
}
