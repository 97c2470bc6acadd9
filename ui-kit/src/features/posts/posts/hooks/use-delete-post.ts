import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ignoring } from '../../../../client/api-error.ts'
import { useUndoable } from '../../../../components/undo/use-undoable.ts'
import { toast } from '../../../../primitives/toast.ts'
import { deletePosts } from '../api/post-api.ts'
import { dropPost } from '../api/post-cache.ts'

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
