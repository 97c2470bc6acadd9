import { useTranslation } from 'react-i18next'
import type { ModerationDecision } from '@fanfare/contract/moderation/data/moderation_decision.ts'

/** The earlier decision of another moderator about a post, as a sentence. */
export function useDecisionText(): (decision: ModerationDecision) => string {
  const { t } = useTranslation('moderation')
  return ({ status, reason, moderator }) => {
    const name = moderator ?? t('somebody')
    if (status === 'rejected' && reason !== null) return t('already.rejectedBecause', { name, reason })
    return t(`already.${status}`, { name })
  }
}
