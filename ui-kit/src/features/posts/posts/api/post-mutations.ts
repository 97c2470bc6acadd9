import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createPost, resubmitPost, updatePost, type NewPostFields, type PostEdit } from './post-api.ts'
import { refetchPost, storePost } from './post-cache.ts'

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

/** Submits a rejected post to moderation again. */
export function useResubmitPost(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => resubmitPost(id),
    onSuccess: ({ post }) => storePost(queryClient, post),
    onError: () => refetchPost(queryClient, id),
  })
}
