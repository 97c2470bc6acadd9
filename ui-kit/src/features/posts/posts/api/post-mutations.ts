import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ignoring } from '../../../../client/api-error.ts'
import { useUndoable } from '../../../../components/undo/use-undoable.ts'
import { toast } from '../../../../primitives/toast.ts'
import {
  createPost,
  deletePosts,
  resubmitPost,
  updatePost,
  type NewPostFields,
  type PostEdit,
} from './post-api.ts'
import { dropPost, refetchPost, storePost } from './post-cache.ts'

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

/** Deletes a post in ten seconds, unless that is undone. One that is already deleted counts as a success. */
export function useDeletePost(id: string) {
  const { t } = useTranslation('posts')
  const queryClient = useQueryClient()
  const offerUndo = useUndoable()
  return useMutation({
    mutationFn: () => deletePosts([id]).catch(ignoring('POST_NOT_FOUND')),
    onSuccess: (answer) => {
      if (answer) return offerUndo(answer, () => t('delete.done'))
      toast('success', t('delete.done'))
      return dropPost(queryClient, id)
    },
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
