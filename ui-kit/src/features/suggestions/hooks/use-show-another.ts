import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../client/api-error.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { toast } from '../../../primitives/toast.ts'
import { proposeNext } from '../api/suggestion-api.ts'
import { refetchSuggestions, setNextSuggestion } from '../api/suggestion-cache.ts'

/** Replaces the next suggestion by another proposal of the server. Nothing is claimed. */
export function useShowAnother(postId: string, onShown: () => void) {
  const { t } = useTranslation('suggestions')
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const { mutate, isPending } = useMutation({
    mutationFn: (notId: string) => proposeNext(postId, notId),
    onSuccess: ({ nextForYou }) => {
      setNextSuggestion(queryClient, postId, nextForYou)
      onShown()
    },
    onError: (error) => {
      if (hasCode(error, 'NO_SUGGESTION_LEFT')) return toast('warning', t('next.noOther'))
      toast('error', errorText(error))
      void refetchSuggestions(queryClient, postId)
    },
  })
  return { show: mutate, busy: isPending }
}
