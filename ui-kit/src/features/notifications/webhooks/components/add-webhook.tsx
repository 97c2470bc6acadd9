import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WEBHOOKS_MAX } from '@fanfare/contract/notifications/rules/webhook.ts'
import { openedLater } from '../../../../components/opened-later.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import type { SecretDialogProps } from './secret-dialog.tsx'
import type { WebhookDialogProps } from './form/webhook-dialog.tsx'

const WebhookDialog = openedLater<WebhookDialogProps>(() => import('./form/webhook-dialog.tsx'))
const SecretDialog = openedLater<SecretDialogProps>(() => import('./secret-dialog.tsx'))

export interface AddWebhookProps {
  organizationId: string
  /** How many there are. */
  count: number
}

/** Says so when there are no webhooks. Makes one, and shows its secret once. */
export function AddWebhook({ organizationId, count }: AddWebhookProps) {
  const { t } = useTranslation('webhooks')
  const [asking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const isFull = count >= WEBHOOKS_MAX
  const show = (made?: string) => {
    setAsking(false)
    setSecret(made ?? null)
  }
  const button = (
    <Button variant="primary" icon={<Plus aria-hidden />} disabled={isFull} onClick={() => setAsking(true)}>
      {t('add.action')}
    </Button>
  )
  return (
    <>
      {count === 0 ? (
        <Card padded={false}>
          <EmptyState icon={<Webhook />} title={t('empty')} description={t('emptyText')} action={button} />
        </Card>
      ) : (
        <div className="flex flex-col items-end gap-2">
          {button}
          {isFull && <p className="text-sm text-muted">{t('add.full', { count: WEBHOOKS_MAX })}</p>}
        </div>
      )}
      <WebhookDialog organizationId={organizationId} open={asking} onOpenChange={setAsking} onSaved={show} />
      <SecretDialog secret={secret} open={secret !== null} onOpenChange={() => setSecret(null)} />
    </>
  )
}
