import type { QueryClient } from '@tanstack/react-query'
import type { Post, PostList } from '@fanfare/contract/posts/data/post.ts'
import { POST_KEYS, postQuery } from './post-queries.ts'

/** Stores a post the server has just returned; the lists that show it are refetched. */
export function storePost(queryClient: QueryClient, post: Post): void {
  queryClient.setQueryData(postQuery(post.id).queryKey, { post })
  void queryClient.invalidateQueries({ queryKey: POST_KEYS.listsOf(post.organizationId) })
}

/** A post as the newest list that shows it has it: lists contain whole posts. */
export function postInLists(queryClient: QueryClient, id: string): Post | undefined {
  const lists = queryClient.getQueryCache().findAll({ queryKey: POST_KEYS.lists })
  return lists
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as PostList | undefined)?.posts ?? [])
    .find((post) => post.id === id)
}

/** Refetches a post and the lists that show it. */
export function refetchPost(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries({ queryKey: POST_KEYS.one(id) })
  void queryClient.invalidateQueries({ queryKey: POST_KEYS.lists })
}

/** Removes a deleted post. On its own screen the refetch results in a 404. */
export function dropPost(queryClient: QueryClient, id: string): void {
  queryClient.removeQueries({ queryKey: POST_KEYS.one(id), type: 'inactive' })
  refetchPost(queryClient, id)
}

/** Sets the number of available suggestions wherever a post is shown, without a request. */
export function setAvailableCount(queryClient: QueryClient, id: string, availableCount: number): void {
  const count = (post: Post): Post => (post.id === id ? { ...post, availableCount } : post)
  queryClient.setQueryData(postQuery(id).queryKey, (kept) => kept && { post: count(kept.post) })
  queryClient.setQueriesData<PostList>(
    { queryKey: POST_KEYS.lists },
    (kept) => kept && { ...kept, posts: kept.posts.map(count) },
  )
}

/** Removes the unread mark of a post from every list, without a request. */
export function clearUnread(queryClient: QueryClient, id: string): void {
  queryClient.setQueriesData<PostList>(
    { queryKey: POST_KEYS.lists },
    (kept) => kept && { ...kept, unreadIds: kept.unreadIds.filter((each) => each !== id) },
  )
}
