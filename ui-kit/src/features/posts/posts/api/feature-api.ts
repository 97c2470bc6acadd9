import type { ImportanceRequest, PinRequest } from '@fanfare/contract/posts/data/featured.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { api } from '../../../../client/http.ts'

/** What changes about a post: whether it is important, or pinned. */
export type Featuring = ImportanceRequest | PinRequest

/** Marks a post as important or pins it, or undoes that. */
export function featurePost(id: string, change: Featuring) {
  return api.put<{ post: Post }>(`/posts/${id}/${'isPinned' in change ? 'pin' : 'importance'}`, change)
}
