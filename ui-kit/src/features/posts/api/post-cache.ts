import type { QueryClient } from '@tanstack/react-query'
import type { Post, PostList } from '@fanfare/contract/data/post.ts'
import { POST_KEYS, postQuery } from './post-queries.ts'

/** Keeps what the server just said about a post; the lists it stands in are fetched again. */
export function keepPost(queryClient: QueryClient, post: Post): void {
  queryClient.setQueryData(postQuery(post.id).queryKey, { post })
  void queryClient.invalidateQueries({ queryKey: POST_KEYS.listsOf(post.organizationId) })
}

/** A post has changed in a way that only the server knows. */
export function refetchPost(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries({ queryKey: POST_KEYS.one(id) })
  void queryClient.invalidateQueries({ queryKey: POST_KEYS.lists })
}

/** A post is gone. Whoever looks at it is told so by the next answer. */
export function dropPost(queryClient: QueryClient, id: string): void {
  queryClient.removeQueries({ queryKey: POST_KEYS.one(id), type: 'inactive' })
  refetchPost(queryClient, id)
}

/** Writes the number of free suggestions wherever a post is shown, without asking the server. */
export function setFreeCount(queryClient: QueryClient, id: string, freeCount: number): void {
  const count = (post: Post): Post => (post.id === id ? { ...post, freeCount } : post)
  queryClient.setQueryData(postQuery(id).queryKey, (kept) => kept && { post: count(kept.post) })
  queryClient.setQueriesData<PostList>(
    { queryKey: POST_KEYS.lists },
    (kept) => kept && { ...kept, posts: kept.posts.map(count) },
  )
}

/** A post is read: no list marks it any more, without asking the server. */
export function dropUnread(queryClient: QueryClient, id: string): void {
  queryClient.setQueriesData<PostList>(
    { queryKey: POST_KEYS.lists },
    (kept) => kept && { ...kept, unreadIds: kept.unreadIds.filter((each) => each !== id) },
  )
}
