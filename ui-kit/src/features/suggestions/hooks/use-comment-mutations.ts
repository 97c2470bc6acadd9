import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Comment } from '@fanfare/contract/suggestions/data/comment.ts'
import { useTranslation } from 'react-i18next'
import { ignoring } from '../../../client/api-error.ts'
import { useUndoable } from '../../../components/undo/use-undoable.ts'
import {
  addComment,
  deleteComments,
  editComment,
  type CommentFields,
  type NewComment,
} from '../api/suggestion-api.ts'
import { refetchSuggestions } from '../api/suggestion-cache.ts'
import { usePostCounts } from './use-post-counts.ts'

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

/** Deletes a suggestion or a reply in ten seconds, unless that is undone. One that no longer exists counts as deleted. */
export function useDeleteComment({ id, postId, parentId }: Comment) {
  const { t } = useTranslation('suggestions')
  const queryClient = useQueryClient()
  const { onListChange } = usePostCounts()
  const offerUndo = useUndoable()
  return useMutation({
    mutationFn: () => deleteComments(postId, [id]).catch(ignoring('COMMENT_NOT_FOUND')),
    onSuccess: (answer) => {
      if (answer) {
        offerUndo(answer, () => t(parentId === null ? 'delete.suggestionDone' : 'delete.replyDone'))
        return undefined
      }
      if (parentId === null) onListChange()
      return refetchSuggestions(queryClient, postId)
    },
  })
}
