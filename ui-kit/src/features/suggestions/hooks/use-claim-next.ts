import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { UNDO_WINDOW_MS } from '@fanfare/contract/core/rules/limits.ts'
import { hasCode } from '../../../client/api-error.ts'
import { claimedBy } from '../../../client/claim-and-copy.ts'
import { joinSentences } from '../../../i18n/join-sentences.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { toast } from '../../../primitives/toast.ts'
import { claimNext, releaseSuggestion } from '../api/claim-api.ts'
import { useClaimAndCopy } from './use-claim-and-copy.ts'
import { useRecentCopyStore } from './use-recent-copy.ts'

/** A post whose next suggestion is copied without opening it. */
export interface CopyNextPost {
  id: string
  /** The original post. */
  url: string
}

/** Claims the next suggestion of a post, copies it, and releases it on undo. */
export function useClaimNext(post: CopyNextPost, onAvailableCount: (count: number) => void) {
  const { t } = useTranslation('suggestions')
  const errorText = useErrorText()
  const copies = useRecentCopyStore()
  const recent = useStore(copies, (state) => state.recent)
  const { remember, forget } = copies.getState()

  const claim = useClaimAndCopy({
    url: post.url,
    claim: async () => {
      const result = await claimNext(post.id)
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
    },
    onCopied: (_text, askedAt) => {
      const kept = copies.getState().recent
      if (kept !== null) remember({ ...kept, undoUntil: askedAt + UNDO_WINDOW_MS })
    },
    onLost: () => toast('warning', t('claim.lostLast')),
    onRefused: (error) => {
      if (!hasCode(error, 'NO_SUGGESTION_LEFT')) return toast('error', errorText(error))
      toast('warning', error.details.onlyYours ? t('next.onlyYoursTitle') : errorText(error))
    },
    onReleaseFailed: (error) => toast('error', joinSentences(t('claim.unlockFailed'), errorText(error))),
  })
  return { claim, recent }
}
