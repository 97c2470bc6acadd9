import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ClaimResult, Suggestion } from '@fanfare/contract/data/comment.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { toast } from '../../../primitives/toast.tsx'
import { claimSuggestion, releaseSuggestion } from '../api/suggestion-api.ts'
import { changeClaim, keepSuggestion, refetchSuggestions } from '../api/suggestion-cache.ts'
import { asTaken } from '../claim-state.ts'
import { usePostCounts } from '../post-counts-context.ts'
import { useExclusiveCopy, type Claim } from './use-exclusive-copy.ts'

/** Told of a lost claim and what the server proposes instead; answers what is offered now. */
export type OnLost = (lostId: string, proposed: string | null) => string | null

/** Claims, copies and releases a suggestion as a member. */
export function useClaim(suggestion: Suggestion, onLost: OnLost): Claim {
  const { id, postId } = suggestion
  const { t } = useTranslation('suggestions')
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const { onFreeCount } = usePostCounts()

  const keep = ({ comment, freeCount }: ClaimResult) => {
    keepSuggestion(queryClient, comment)
    onFreeCount(freeCount)
    return comment.content
  }

  return useExclusiveCopy({
    claim: async () => keep(await claimSuggestion(id)),
    release: async () => keep(await releaseSuggestion(id)),
    onTaken: (proposed) => {
      changeClaim(queryClient, id, asTaken)
      const offered = onLost(id, proposed)
      if (offered !== null) return toast('warning', t('claim.lostNext'))
      toast('warning', proposed === null ? t('claim.lostLast') : t('claim.lostElsewhere'))
      // The server knows better what is free than this screen does.
      void refetchSuggestions(queryClient, postId)
    },
    onRefused: (error) => {
      toast('error', errorText(error))
      // Nobody knows here whether the claim has reached the server.
      void refetchSuggestions(queryClient, postId)
    },
    onUnlockFailed: (error) => toast('error', t('claim.unlockFailed', { reason: errorText(error) })),
  })
}
