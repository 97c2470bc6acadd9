import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WEBHOOK_PREVIOUS_SECRET_HOURS } from '@fanfare/contract/notifications/rules/webhook.ts'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
import { openedLater } from '../../../../components/opened-later.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { useReplaceSecret } from '../api/webhook-queries.ts'
import type { SecretDialogProps } from './secret-dialog.tsx'

const SecretDialog = openedLater<SecretDialogProps>(() => import('./secret-dialog.tsx'))

export interface ReplaceSecretProps {
  organizationId: string
  id: string
  name: string
}

/** Makes a new secret after a question, and shows it once. */
export function ReplaceSecret({ organizationId, id, name }: ReplaceSecretProps) {
  const { t } = useTranslation('webhooks')
  const [asking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const { mutateAsync } = useReplaceSecret(organizationId, id)
  const replace = async () => setSecret((await mutateAsync()).secret)
  return (
    <>
      <Button size="sm" aria-label={t('replace.named', { name })} onClick={() => setAsking(true)}>
        {t('replace.action')}
      </Button>
      <ActionDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('replace.title')}
        description={t('replace.text', { count: WEBHOOK_PREVIOUS_SECRET_HOURS })}
        confirmLabel={t('replace.action')}
        action={replace}
        failed={t('replace.failed')}
      />
      <SecretDialog secret={secret} open={secret !== null} onOpenChange={() => setSecret(null)} />
    </>
  )
}
