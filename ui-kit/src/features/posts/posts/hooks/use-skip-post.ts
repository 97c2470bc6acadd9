import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { toast } from '../../../../primitives/toast.ts'
import { POST_KEYS } from '../api/post-queries.ts'
import { skipPost, unskipPost } from '../api/skip-api.ts'
import type { SkipChoice } from '../skip-choices.ts'

/** Takes a post from what waits for the member, and offers to undo it. */
export function useSkipPost(postId: string, onSkipped: () => void) {
  const { t } = useTranslation(['posts', 'common'])
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const refetch = () => queryClient.invalidateQueries({ queryKey: POST_KEYS.waiting })
  const fail = (error: Error) => toast('error', errorText(error))

  const { mutate: undo } = useMutation({
    mutationFn: () => unskipPost(postId),
    onSuccess: refetch,
    onError: fail,
  })
  return useMutation({
    mutationFn: ({ until }: SkipChoice) => skipPost(postId, until(new Date())),
    onSuccess: ({ until }) => {
      onSkipped()
      toast('success', t(until === null ? 'notNow.gone' : 'notNow.later'), {
        action: { label: t('common:undo.label'), onPress: undo },
      })
      return refetch()
    },
    onError: fail,
  })
}
