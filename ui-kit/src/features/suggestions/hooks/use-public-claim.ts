import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type {
  PublicClaimResult,
  PublicSuggestion,
  VisitorLimit,
} from '@fanfare/contract/suggestions/data/comment.ts'
import { hasCode } from '../../../client/api-error.ts'
import { joinSentences } from '../../../i18n/join-sentences.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { toast } from '../../../primitives/toast.ts'
import { claimAsVisitor, releaseAsVisitor } from '../api/suggestion-api.ts'
import {
  changeClaim,
  storePublicSuggestion,
  storeVisitorLimit,
  refetchPublicSuggestions,
} from '../api/suggestion-cache.ts'
import { asClaimed } from '../api/claim-state.ts'
import { useClaimAndCopy, type Claim } from './use-claim-and-copy.ts'

export interface PublicClaimOptions {
  /** The original post, where it may open after a copy. */
  url: string
  /** The text is on the clipboard; `askedAt` is when the copy was requested. */
  onCopied: (text: string, askedAt: number) => void
  onReleased: () => void
}

/** Claims, copies and releases a suggestion as a visitor. */
export function usePublicClaim(
  { id, postId }: PublicSuggestion,
  onRefusal: (refusal: VisitorLimit | null) => void,
  options?: PublicClaimOptions,
): Claim {
  const { t } = useTranslation('suggestions')
  const queryClient = useQueryClient()
  const errorText = useErrorText()

  const keep = ({ comment, limit }: PublicClaimResult) => {
    storePublicSuggestion(queryClient, comment)
    storeVisitorLimit(queryClient, postId, limit)
    onRefusal(null)
    return { id, text: comment.content }
  }

  return useClaimAndCopy({
    url: options?.url,
    claim: async () => keep(await claimAsVisitor(id)),
    release: async () => {
      keep(await releaseAsVisitor(id))
      options?.onReleased()
    },
    onCopied: options?.onCopied,
    onLost: () => {
      changeClaim(queryClient, id, asClaimed)
      toast('warning', t('claim.lostPublic'))
    },
    onRefused: (error) => {
      const limit = limitOf(error)
      if (limit !== null) {
        storeVisitorLimit(queryClient, postId, limit)
        return onRefusal(limit)
      }
      toast('error', errorText(error))
      void refetchPublicSuggestions(queryClient)
    },
    onReleaseFailed: (error) => toast('error', joinSentences(t('claim.unlockFailed'), errorText(error))),
  })
}

/** The limit that an error is about; null when it is about none. */
function limitOf(error: unknown): VisitorLimit | null {
  if (hasCode(error, 'SUGGESTIONS_RESERVED')) return { code: 'SUGGESTIONS_RESERVED', until: null }
  if (!hasCode(error, 'VISITOR_LIMIT_REACHED')) return null
  const seconds = error.details.retryAfter ?? 0
  return { code: 'VISITOR_LIMIT_REACHED', until: new Date(Date.now() + seconds * 1_000).toISOString() }
}
