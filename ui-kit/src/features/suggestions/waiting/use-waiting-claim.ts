import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { UNDO_WINDOW_MS } from '@fanfare/contract/core/rules/limits.ts'
import type { NextSuggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import type { WaitingPost } from '@fanfare/contract/suggestions/data/offer.ts'
import { claimedBy } from '../../../client/claim-and-copy.ts'
import { joinSentences } from '../../../i18n/join-sentences.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { toast } from '../../../primitives/toast.ts'
import { claimSuggestion, releaseSuggestion } from '../api/claim-api.ts'
import { reservedNow } from '../api/suggestion-cache.ts'
import { useClaimAndCopy } from '../hooks/use-claim-and-copy.ts'
import { useRecentCopyStore } from '../hooks/use-recent-copy.ts'

export interface WaitingClaimOptions extends WaitingPost {
  onProposed: (suggestion: NextSuggestion) => void
  /** The post has nothing left to copy. */
  onNoneLeft: () => void
  onAvailableCount: (count: number) => void
}

/** Claims the suggestion on a card, copies it and opens the post; releases it on undo. */
export function useWaitingClaim(options: WaitingClaimOptions) {
  const { post, suggestion, onProposed, onNoneLeft, onAvailableCount } = options
  const { t } = useTranslation('suggestions')
  const errorText = useErrorText()
  const copies = useRecentCopyStore()
  const recent = useStore(copies, (state) => state.recent)
  const { remember, forget } = copies.getState()

  const claim = useClaimAndCopy({
    url: post.postUrl,
    opensPost: true,
    claim: async () => {
      const result = await claimSuggestion(suggestion.id)
      const claimed = claimedBy(result)
      remember({ ...claimed, content: result.comment.content, undoUntil: null, place: null })
      onAvailableCount(result.availableCount)
      return claimed
    },
    release: async () => {
      const kept = copies.getState().recent
      if (kept === null) return
      onAvailableCount((await releaseSuggestion(kept.id)).availableCount)
      forget(kept.id)
      onProposed(reservedNow(kept))
    },
    onCopied: (_text, askedAt) => {
      const kept = copies.getState().recent
      if (kept !== null) remember({ ...kept, undoUntil: askedAt + UNDO_WINDOW_MS })
    },
    onLost: (proposed) => {
      toast('warning', proposed === null ? t('waiting.lostLast') : t('waiting.lost'))
      if (proposed === null) onNoneLeft()
      else onProposed(reservedNow(proposed))
    },
    onRefused: (error) => toast('error', errorText(error)),
    onReleaseFailed: (error) => toast('error', joinSentences(t('claim.unlockFailed'), errorText(error))),
  })
  return { claim, recent }
}
