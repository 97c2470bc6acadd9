import { useTranslation } from 'react-i18next'
import type { WebhookFailure } from '@fanfare/contract/notifications/rules/webhook.ts'

export interface OutcomeTextProps {
  attempt: { statusCode: number | null; failure: WebhookFailure | null }
}

/** What a receiver answered, or why it did not. */
export function OutcomeText({ attempt: { statusCode, failure } }: OutcomeTextProps) {
  const { t } = useTranslation('webhooks')
  if (failure === null) return t('outcome.accepted', { code: statusCode })
  return t(`outcome.${failure}`, { code: statusCode })
}
