import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { NextSuggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import { hasCode } from '../../../client/api-error.ts'
import { QUIET } from '../../../components/queries/query-client.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { toast } from '../../../primitives/toast.ts'
import { proposeNext } from '../api/suggestion-api.ts'

export interface ReservationOptions {
  postId: string
  suggestion: NextSuggestion
  isSeen: boolean
  onProposed: (suggestion: NextSuggestion) => void
  /** The post has nothing left to copy. */
  onNoneLeft: () => void
}

/** Reserves the suggestion of a card once the member sees it, and replaces it by another one on request. */
export function useReservation({ postId, suggestion, isSeen, onProposed, onNoneLeft }: ReservationOptions) {
  const { t } = useTranslation('suggestions')
  const errorText = useErrorText()
  const isConfirmed = useSession().status === 'authenticated'
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (notId?: string) => proposeNext(postId, notId),
    meta: QUIET,
    onSuccess: ({ nextForYou }) => onProposed(nextForYou),
    onError: (error, notId) => {
      const isNoneLeft = hasCode(error, 'NO_SUGGESTION_LEFT')
      if (notId === undefined) return isNoneLeft ? onNoneLeft() : undefined
      toast(isNoneLeft ? 'warning' : 'error', isNoneLeft ? t('next.noOther') : errorText(error))
    },
  })
  const reserve = useEffectEvent(() => {
    if (suggestion.reservedUntil === null || Date.parse(suggestion.reservedUntil) < Date.now())
      mutate(undefined)
  })
  useEffect(() => {
    if (isSeen && isConfirmed) reserve()
  }, [isSeen, isConfirmed])
  // Reserving what is shown changes nothing on the card.
  return { showAnother: () => mutate(suggestion.id), isChanging: isPending && variables !== undefined }
}
