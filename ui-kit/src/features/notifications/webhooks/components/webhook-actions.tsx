import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '@fanfare/contract/notifications/data/webhook.ts'
import { DeleteDialog } from '../../../../components/delete-dialog.tsx'
import { openedLater } from '../../../../components/opened-later.tsx'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { useChangeWebhook, useDeleteWebhook, type useSendTest } from '../api/webhook-queries.ts'
import { deliveriesHref } from './deliveries/deliveries-address.ts'
import type { WebhookDialogProps } from './form/webhook-dialog.tsx'
import { ReplaceSecret } from './replace-secret.tsx'
import { nameOf } from '../name-of.ts'

const WebhookDialog = openedLater<WebhookDialogProps>(() => import('./form/webhook-dialog.tsx'))

export interface WebhookActionsProps {
  organizationId: string
  webhook: Webhook
  test: Pick<ReturnType<typeof useSendTest>, 'mutate' | 'isPending'>
}

export function WebhookActions({ organizationId, webhook, test }: WebhookActionsProps) {
  const { t } = useTranslation('webhooks')
  const [editing, setEditing] = useState(false)
  const name = nameOf(webhook)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink to={deliveriesHref(webhook.id)} size="sm" aria-label={t('deliveries.named', { name })}>
        {t('deliveries.action')}
      </ButtonLink>
      <Button
        size="sm"
        busy={test.isPending}
        aria-label={t('test.named', { name })}
        onClick={() => test.mutate()}
      >
        {t('test.action')}
      </Button>
      <Button size="sm" aria-label={t('edit.named', { name })} onClick={() => setEditing(true)}>
        {t('edit.action')}
      </Button>
      <ReplaceSecret organizationId={organizationId} id={webhook.id} name={name} />
      <SwitchButton organizationId={organizationId} webhook={webhook} name={name} />
      <DeleteButton organizationId={organizationId} id={webhook.id} name={name} />
      <WebhookDialog
        organizationId={organizationId}
        webhook={webhook}
        open={editing}
        onOpenChange={setEditing}
        onSaved={() => setEditing(false)}
      />
    </div>
  )
}

interface SwitchButtonProps {
  organizationId: string
  webhook: Webhook
  name: string
}

/** Switches a webhook on or off at once. */
function SwitchButton({ organizationId, webhook: { id, isEnabled }, name }: SwitchButtonProps) {
  const { t } = useTranslation('webhooks')
  const { mutateAsync, isPending } = useChangeWebhook(organizationId, id)
  const change = useToastAction({
    action: () => mutateAsync({ isEnabled: !isEnabled }),
    done: t(isEnabled ? 'switch.isOff' : 'switch.isOn'),
    failed: t('edit.failed'),
  })
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={isPending}
      aria-label={t(isEnabled ? 'switch.offNamed' : 'switch.onNamed', { name })}
      onClick={change}
    >
      {t(isEnabled ? 'switch.off' : 'switch.on')}
    </Button>
  )
}

interface DeleteButtonProps {
  organizationId: string
  id: string
  name: string
}

function DeleteButton({ organizationId, id, name }: DeleteButtonProps) {
  const { t } = useTranslation('webhooks')
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useDeleteWebhook(organizationId, id)
  return (
    <>
      <Button
        size="sm"
        variant="danger"
        aria-label={t('delete.named', { name })}
        onClick={() => setAsking(true)}
      >
        {t('delete.action')}
      </Button>
      <DeleteDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('delete.title', { name })}
        description={t('delete.text')}
        confirmLabel={t('delete.action')}
        onDelete={mutateAsync}
        failed={t('delete.failed')}
        done={t('delete.done')}
      />
    </>
  )
}
