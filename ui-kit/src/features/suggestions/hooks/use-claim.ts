import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { UNDO_WINDOW_MS } from '@fanfare/contract/core/rules/limits.ts'
import { joinSentences } from '../../../i18n/join-sentences.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { toast } from '../../../primitives/toast.ts'
import { claimSuggestion, releaseSuggestion } from '../api/claim-api.ts'
import { changeClaim, reservedNow, setNextSuggestion, refetchSuggestions } from '../api/suggestion-cache.ts'
import { asClaimed } from '../api/claim-state.ts'
import { useForgetCopy, useRecentCopyOf, useRememberCopy } from './use-recent-copy.ts'
import type { ListHead } from '../api/list-head.ts'
import { isDuplicate } from '../api/suggestion-api.ts'
import { useClaimAndCopy, type Claim } from './use-claim-and-copy.ts'
import { useApplyClaim } from './use-apply-claim.ts'

/** Called after a lost claim with what the server proposes instead. */
export type OnLost = (proposedId: string) => void

/** A suggestion of a post that a member may copy. */
export interface Copyable extends ListHead {
  postId: string
  /** The original post. */
  url: string
  /** Where it is in the list; null at its head. */
  place: number | null
}

/** Claims, copies and releases a suggestion as a member. `onLost` is null where an editor shows the refusal. */
export function useClaim({ id, content, postId, url, place }: Copyable, onLost: OnLost | null): Claim {
  const { t } = useTranslation('suggestions')
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const recent = useRecentCopyOf(id)
  const remember = useRememberCopy()
  const forget = useForgetCopy()
  const keep = useApplyClaim()

  const release = async () => {
    keep(await releaseSuggestion(id))
    // After an undo the server reserves it for the same member again.
    if (recent !== null && recent.undoUntil !== null)
      setNextSuggestion(queryClient, postId, reservedNow({ id, content }))
    forget(id)
  }

  return useClaimAndCopy({
    url,
    claim: async (edited) => keep(await claimSuggestion(id, edited)),
    release,
    onCopied: (text, askedAt) => remember({ id, content, text, undoUntil: askedAt + UNDO_WINDOW_MS, place }),
    onLost: (proposed) => {
      changeClaim(queryClient, id, asClaimed)
      if (proposed !== null) setNextSuggestion(queryClient, postId, reservedNow(proposed))
      if (onLost !== null) {
        toast('warning', proposed === null ? t('claim.lostLast') : t('claim.lostNext'))
        if (proposed !== null) onLost(proposed.id)
      }
      // The list on screen is out of date.
      void refetchSuggestions(queryClient, postId)
    },
    onRefused: (error) => {
      // Shown by the editor.
      if (isDuplicate(error)) return
      toast('error', errorText(error))
      // The claim may have reached the server.
      void refetchSuggestions(queryClient, postId)
    },
    onReleaseFailed: (error) => toast('error', joinSentences(t('claim.unlockFailed'), errorText(error))),
  })
}
