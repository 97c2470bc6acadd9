import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../../../api/api-error.ts'
import { createPost, deletePost, updatePost, type PostFields } from './post-api.ts'
import { dropPost, keepPost } from './post-cache.ts'

export interface NewPost {
  organizationId: string
  fields: PostFields
  /** The idempotency key of the form. */
  key: string
}

export function useCreatePost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ organizationId, fields, key }: NewPost) => createPost(organizationId, fields, key),
    onSuccess: ({ post }) => keepPost(queryClient, post),
  })
}

export function useUpdatePost(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (changes: Partial<PostFields>) => updatePost(id, changes),
    onSuccess: ({ post }) => keepPost(queryClient, post),
  })
}

/** Deletes a post. One that somebody else has deleted meanwhile counts as deleted. */
export function useDeletePost(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => deletePost(id).catch(acceptGone),
    onSuccess: () => dropPost(queryClient, id),
  })
}

function acceptGone(error: unknown): void {
  if (!hasCode(error, 'POST_NOT_FOUND')) throw error
}
