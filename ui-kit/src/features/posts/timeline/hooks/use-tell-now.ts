import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { toast } from '../../../../primitives/toast.ts'
import { tellNow } from '../api/timeline-api.ts'
import { timelineQuery } from '../api/timeline-queries.ts'

/** Tells all members of a paced post now. */
export function useTellNow(postId: string) {
  const { t } = useTranslation('timeline')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const { queryKey } = timelineQuery(postId)
  return useMutation({
    mutationFn: () => tellNow(postId),
    onSuccess: (telling) => {
      queryClient.setQueryData(queryKey, (timeline) => timeline && { ...timeline, telling })
      toast('success', t('telling.done'))
    },
    onError: (error) => toast('error', errorText(error)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
