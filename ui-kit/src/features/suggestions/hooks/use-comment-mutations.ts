import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Comment } from '@fanfare/contract/data/comment.ts'
import { hasCode } from '../../../api/api-error.ts'
import {
  addComment,
  deleteComment,
  editComment,
  type CommentFields,
  type NewComment,
} from '../api/suggestion-api.ts'
import { refetchSuggestions } from '../api/suggestion-cache.ts'
import { usePostCounts } from '../post-counts-context.ts'

export function useAddComment() {
  const queryClient = useQueryClient()
  const { onListChange } = usePostCounts()
  return useMutation({
    mutationFn: ({ comment, key }: { comment: NewComment; key: string }) => addComment(comment, key),
    onSuccess: ({ comment }) => {
      if (comment.parentId === null) onListChange()
      return refetchSuggestions(queryClient, comment.postId)
    },
  })
}

export function useEditComment(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (fields: CommentFields) => editComment(id, fields),
    onSuccess: ({ comment }) => refetchSuggestions(queryClient, comment.postId),
  })
}

/** Deletes a suggestion or a response. One that is gone already counts as deleted. */
export function useDeleteComment({ id, postId, parentId }: Comment) {
  const queryClient = useQueryClient()
  const { onListChange } = usePostCounts()
  return useMutation({
    mutationFn: () => deleteComment(id).catch(acceptGone),
    onSuccess: () => {
      if (parentId === null) onListChange()
      return refetchSuggestions(queryClient, postId)
    },
  })
}

function acceptGone(error: unknown): void {
  if (!hasCode(error, 'COMMENT_NOT_FOUND')) throw error
}
