import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUndoable } from '../../../../components/undo/use-undoable.ts'
import { fetchReportedPost, showReportedPost } from './reported-post-api.ts'

/** A reported public post, also while it is hidden. */
export function reportedPostQuery(id: string) {
  return queryOptions({
    queryKey: ['moderation', 'reported', id],
    queryFn: ({ signal }) => fetchReportedPost(id, signal),
  })
}

/** Shows a hidden post in ten seconds, unless that is undone. */
export function useShowReportedPost(id: string) {
  const { t } = useTranslation('moderation')
  const queryClient = useQueryClient()
  const offerUndo = useUndoable()
  return useMutation({
    mutationFn: () => showReportedPost(id),
    onSuccess: (answer) => offerUndo(answer, () => t('reported.shown')),
    // Another administrator may have decided.
    onError: () => void queryClient.invalidateQueries(),
  })
}
