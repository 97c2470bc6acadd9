import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { UNDO_FOR } from '@fanfare/contract/rules/limits.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { toast } from '../../../primitives/toast.tsx'
import { claimSuggestion, releaseSuggestion } from '../api/suggestion-api.ts'
import { changeClaim, offerFirst, refetchSuggestions } from '../api/suggestion-cache.ts'
import { asTaken } from '../claim-state.ts'
import { useCopies } from '../copies-context.ts'
import type { Head } from '../head-of-list.ts'
import { saysWordsAreTaken } from '../taken-words.ts'
import { useExclusiveCopy, type Claim } from './use-exclusive-copy.ts'
import { useKeepClaim } from './use-keep-claim.ts'

/** Told, after a lost claim, what the server proposes instead. */
export type OnLost = (proposedId: string) => void

/** A suggestion of a post that a member may copy. */
export interface Copyable extends Head {
  postId: string
  /** It is shown at the head of the list. */
  isHead: boolean
}

/** Claims, copies and releases a suggestion as a member. `onLost` is null where an editor says it beside the words. */
export function useClaim({ id, content, postId, isHead }: Copyable, onLost: OnLost | null): Claim {
  const { t } = useTranslation('suggestions')
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const { recent, remember, forget } = useCopies()
  const keep = useKeepClaim()

  const release = async () => {
    keep(await releaseSuggestion(id))
    // After an undo the server holds it for the same person again.
    if (recent?.id === id) offerFirst(queryClient, postId, { id, content })
    forget(id)
  }

  return useExclusiveCopy({
    claim: async (edited) => keep(await claimSuggestion(id, edited)),
    release,
    onCopied: (askedAt) => remember({ id, content, undoUntil: askedAt + UNDO_FOR, fromHead: isHead }),
    onTaken: (proposed) => {
      changeClaim(queryClient, id, asTaken)
      if (proposed !== null) offerFirst(queryClient, postId, proposed)
      if (onLost !== null) {
        toast('warning', proposed === null ? t('claim.lostLast') : t('claim.lostNext'))
        if (proposed !== null) onLost(proposed.id)
      }
      // The server knows better what is free than this screen does.
      void refetchSuggestions(queryClient, postId)
    },
    onRefused: (error) => {
      // The editor says it beside the words.
      if (saysWordsAreTaken(error)) return
      toast('error', errorText(error))
      // Nobody knows here whether the claim has reached the server.
      void refetchSuggestions(queryClient, postId)
    },
    onUnlockFailed: (error) => toast('error', t('claim.unlockFailed', { reason: errorText(error) })),
  })
}
