import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/data/comment.ts'
import { UNDO_FOR } from '@fanfare/contract/rules/limits.ts'
import { hasCode } from '../../../api/api-error.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { toast } from '../../../primitives/toast.tsx'
import { claimNext, releaseSuggestion } from '../api/suggestion-api.ts'
import { refetchSuggestions } from '../api/suggestion-cache.ts'
import { useCopies } from '../copies-context.ts'
import { useExclusiveCopy, type Claim } from './use-exclusive-copy.ts'
import { useKeepClaim } from './use-keep-claim.ts'

/** Copies another suggestion than the one that is offered; the server picks it, and it takes the head of the list. */
export function useAnother({ postId, notId }: { postId: string; notId: string }): Claim {
  const { t } = useTranslation('suggestions')
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const { remember } = useCopies()
  const keep = useKeepClaim()
  const won = useRef<Comment>(null)

  return useExclusiveCopy({
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
      remember({ id, content, undoUntil: askedAt + UNDO_FOR, fromHead: true })
    },
    onTaken: () => undefined,
    onRefused: (error) => {
      const nothingElse = hasCode(error, 'NO_SUGGESTION_LEFT')
      toast(nothingElse ? 'warning' : 'error', nothingElse ? t('next.noOther') : errorText(error))
      void refetchSuggestions(queryClient, postId)
    },
    onUnlockFailed: () => undefined,
  })
}
