import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EndRequest } from '@fanfare/contract/posts/data/schedule.ts'
import { refetchSoon } from '../../../../components/refetch-soon.ts'
import {
  changeEnd,
  createPost,
  resubmitPost,
  updatePost,
  type NewPostFields,
  type PostEdit,
} from './post-api.ts'
import { refetchPost, storePost } from './post-cache.ts'
import { POST_KEYS } from './post-queries.ts'

export interface NewPost {
  organizationId: string
  fields: NewPostFields
  /** The idempotency key of the form. */
  key: string
}

export function useCreatePost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ organizationId, fields, key }: NewPost) => createPost(organizationId, fields, key),
    onSuccess: ({ post }) => storePost(queryClient, post),
  })
}

export function useUpdatePost(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (edit: PostEdit) => updatePost(id, edit),
    onSuccess: ({ post }) => storePost(queryClient, post),
  })
}

/** Ends a post that has started, extends it or opens it again. */
export function useChangeEnd(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (end: EndRequest) => changeEnd(id, end),
    onSuccess: ({ post }) => {
      storePost(queryClient, post)
      refetchSoon(queryClient, POST_KEYS.waiting)
    },
    onError: () => refetchPost(queryClient, id),
  })
}

/** Submits a rejected post to moderation again. */
export function useResubmitPost(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => resubmitPost(id),
    onSuccess: ({ post }) => storePost(queryClient, post),
    onError: () => refetchPost(queryClient, id),
  })
}
