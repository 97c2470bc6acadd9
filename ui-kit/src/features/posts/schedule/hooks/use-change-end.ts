import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import type { EndRequest } from '@fanfare/contract/posts/data/schedule.ts'
import { api } from '../../../../client/http.ts'
import { refetchSoon } from '../../../../components/refetch-soon.ts'
import { refetchPost, storePost } from '../../posts/api/post-cache.ts'
import { POST_KEYS } from '../../posts/api/post-queries.ts'

/** Ends a post that has started, extends it or opens it again. */
export function useChangeEnd(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (end: EndRequest) => api.put<{ post: Post }>(`/posts/${id}/end`, end),
    onSuccess: ({ post }) => {
      storePost(queryClient, post)
      refetchSoon(queryClient, POST_KEYS.waiting)
    },
    onError: () => refetchPost(queryClient, id),
  })
}
