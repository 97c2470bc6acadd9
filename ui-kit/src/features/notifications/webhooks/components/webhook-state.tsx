import { useTranslation } from 'react-i18next'
import type { Webhook } from '@fanfare/contract/notifications/data/webhook.ts'
import { Badge } from '../../../../primitives/badge.tsx'

export interface WebhookStateProps {
  webhook: Webhook
}

/** Whether a webhook is on, and works. */
export function WebhookState({ webhook: { isEnabled, switchedOff, failingSince } }: WebhookStateProps) {
  const { t } = useTranslation('webhooks')
  if (switchedOff !== null) return <Badge tone="danger">{t('state.switchedOff')}</Badge>
  if (!isEnabled) return <Badge tone="neutral">{t('state.off')}</Badge>
  if (failingSince !== null) return <Badge tone="warn">{t('state.failing')}</Badge>
  return <Badge tone="ok">{t('state.on')}</Badge>
}
