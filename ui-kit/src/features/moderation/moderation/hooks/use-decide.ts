import { useTranslation } from 'react-i18next'
import type { PendingPost } from '@fanfare/contract/moderation/data/moderation.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { toast } from '../../../../primitives/toast.ts'
import { useModeratePost } from '../api/moderation-queries.ts'
import { useDecisionText } from './use-decision-text.ts'

/** Decides about one post and reports the outcome. `decide` rejects when the decision could not be made. */
export function useDecide({ id, host }: Pick<PendingPost, 'id' | 'host'>) {
  const { t } = useTranslation('moderation')
  const { mutateAsync, isPending } = useModeratePost()
  const decisionText = useDecisionText()
  const decide = async (
    action: 'approve' | 'reject',
    given: { reason?: string; approveDomain?: boolean; overrule?: boolean },
  ) => {
    try {
      const { domainApproved } = await mutateAsync({ id, action, ...given })
      if (domainApproved === undefined) toast('success', t(`done.${action}`))
      else toast('success', t('done.domain', { host, count: domainApproved.approvedPosts }))
    } catch (error) {
      const first = hasCode(error, 'POST_MODERATED') ? error.details.decision : undefined
      if (first === undefined) throw error
      // Already decided: the row is about to leave the queue.
      toast('info', decisionText(first))
    }
  }
  return { decide, busy: isPending }
}
