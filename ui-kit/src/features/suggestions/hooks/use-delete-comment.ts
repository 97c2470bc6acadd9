import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/suggestions/data/comment.ts'
import { ignoring } from '../../../client/api-error.ts'
import { useUndoable } from '../../../components/undo/use-undoable.ts'
import { deleteComments } from '../api/suggestion-api.ts'
import { refetchSuggestions } from '../api/suggestion-cache.ts'
import { usePostCounts } from './use-post-counts.ts'

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
