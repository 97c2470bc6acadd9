import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PublicClaimResult, PublicSuggestion } from '@fanfare/contract/data/comment.ts'
import { hasCode } from '../../../api/api-error.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { toast } from '../../../primitives/toast.tsx'
import { claimAsVisitor, releaseAsVisitor } from '../api/suggestion-api.ts'
import { changeClaim, keepPublicSuggestion, refetchPublicSuggestions } from '../api/suggestion-cache.ts'
import { asTaken } from '../claim-state.ts'
import { useExclusiveCopy, type Claim } from './use-exclusive-copy.ts'

/** Why a visitor could not copy, where signing in would help. */
export type VisitorRefusal = 'VISITOR_LIMIT_REACHED' | 'SUGGESTIONS_RESERVED'

/** Claims, copies and releases a suggestion as a visitor. `onRefusal` hears of the limits of visitors. */
export function usePublicClaim(
  { id }: PublicSuggestion,
  onRefusal: (refusal: VisitorRefusal | null) => void,
): Claim {
  const { t } = useTranslation('suggestions')
  const queryClient = useQueryClient()
  const errorText = useErrorText()

  const keep = ({ comment }: PublicClaimResult) => {
    keepPublicSuggestion(queryClient, comment)
    onRefusal(null)
    return comment.content
  }

  return useExclusiveCopy({
    claim: async () => keep(await claimAsVisitor(id)),
    release: async () => keep(await releaseAsVisitor(id)),
    onTaken: () => {
      changeClaim(queryClient, id, asTaken)
      toast('warning', t('claim.lostPublic'))
    },
    onRefused: (error) => {
      if (hasCode(error, 'VISITOR_LIMIT_REACHED')) return onRefusal('VISITOR_LIMIT_REACHED')
      if (hasCode(error, 'SUGGESTIONS_RESERVED')) return onRefusal('SUGGESTIONS_RESERVED')
      toast('error', errorText(error))
      void refetchPublicSuggestions(queryClient)
    },
    onUnlockFailed: (error) => toast('error', t('claim.unlockFailed', { reason: errorText(error) })),
  })
}
