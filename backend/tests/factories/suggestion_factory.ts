import { randomUUID } from 'node:crypto'
import AddComment from '#comments/actions/add_comment'
import type { NewComment } from '#comments/models/new_comment'

/** Adds a suggestion in words of its own, or a reply when it has a parent. Answers its id. */
export async function makeSuggestion(
  post: { id: string; author: { id: string } | null },
  options: Partial<NewComment> = {},
): Promise<string> {
  const { id } = await new AddComment().handle({
    postId: post.id,
    userId: post.author!.id,
    content: `Bravo ${randomUUID()}`,
    ...options,
  })
  return id
}
