import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/data/comment.ts'
import { UNDO_WINDOW_MS } from '@fanfare/contract/rules/limits.ts'
import { hasCode } from '../../../client/api-error.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { toast } from '../../../primitives/toast.ts'
import { claimNext, releaseSuggestion } from '../api/suggestion-api.ts'
import { refetchSuggestions } from '../api/suggestion-cache.ts'
import { useRecentCopy } from './use-recent-copy.ts'
import { useClaimAndCopy, type Claim } from './use-claim-and-copy.ts'
import { useApplyClaim } from './use-apply-claim.ts'

/** Copies another suggestion than the one that is offered. The server picks it, and it becomes the first. */
export function useClaimNext({ postId, notId }: { postId: string; notId: string }): Claim {
  const { t } = useTranslation('suggestions')
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const { remember } = useRecentCopy()
  const keep = useApplyClaim()
  const won = useRef<Comment>(null)

  return useClaimAndCopy({
    claim: async () => {
      const result = await claimNext(postId, notId)
      won.current = result.comment
      return keep(result)
    },
    release: async () => {
      if (won.current !== null) keep(await releaseSuggestion(won.current.id))
    },
    onCopied: (askedAt) => {
      if (won.current === null) return
      const { id, content } = won.current
      remember({ id, content, undoUntil: askedAt + UNDO_WINDOW_MS, fromHead: true })
    },
    onLost: () => undefined,
    onRefused: (error) => {
      const nothingElse = hasCode(error, 'NO_SUGGESTION_LEFT')
      toast(nothingElse ? 'warning' : 'error', nothingElse ? t('next.noOther') : errorText(error))
      void refetchSuggestions(queryClient, postId)
    },
    onReleaseFailed: () => undefined,
  })
}
