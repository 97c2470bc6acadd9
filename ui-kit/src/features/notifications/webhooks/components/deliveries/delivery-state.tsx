import { useTranslation } from 'react-i18next'
import type { WebhookDelivery } from '@fanfare/contract/notifications/data/webhook.ts'
import { Badge } from '../../../../../primitives/badge.tsx'

const TONES = { pending: 'warn', delivered: 'ok', failed: 'danger' } as const

/** Whether a message was delivered, is tried again, or was given up. */
export function DeliveryState({ delivery: { state } }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation('webhooks')
  return <Badge tone={TONES[state]}>{t(`deliveries.state.${state}`)}</Badge>
}
