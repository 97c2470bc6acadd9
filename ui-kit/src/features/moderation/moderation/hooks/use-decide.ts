import { useTranslation } from 'react-i18next'
import type { PendingPost } from '@fanfare/contract/moderation/data/moderation.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { useUndoable } from '../../../../components/undo/use-undoable.ts'
import { toast } from '../../../../primitives/toast.ts'
import { useModeratePosts } from '../api/moderation-queries.ts'
import { useDecisionText } from './use-decision-text.ts'

type DecidedPost = Pick<PendingPost, 'id' | 'host'> & Partial<Pick<PendingPost, 'othersOfHost'>>

/** Decides about one post, and offers to undo it. `decide` rejects when the decision could not be made. */
export function useDecide({ id, host, othersOfHost = 0 }: DecidedPost) {
  const { t } = useTranslation('moderation')
  const { mutateAsync, isPending } = useModeratePosts()
  const offerUndo = useUndoable()
  const decisionText = useDecisionText()
  const decide = async (
    action: 'approve' | 'reject',
    given: { reason?: string; approveDomain?: boolean; overrule?: boolean },
  ) => {
    try {
      const answer = await mutateAsync({ ids: [id], action, ...given })
      offerUndo(answer, () =>
        given.approveDomain ? t('done.domain', { host, count: othersOfHost }) : t(`done.${action}`),
      )
    } catch (error) {
      const first = hasCode(error, 'POST_MODERATED') ? error.details.decision : undefined
      if (first === undefined) throw error
      // Already decided: the row is about to leave the queue.
      toast('info', decisionText(first))
    }
  }
  return { decide, busy: isPending }
}
