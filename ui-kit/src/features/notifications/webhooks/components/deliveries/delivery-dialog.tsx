import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '@fanfare/contract/notifications/data/webhook.ts'
import type { Openable } from '../../../../../components/opened-later.tsx'
import { QueryState } from '../../../../../components/query-state.tsx'
import { useToastAction } from '../../../../../components/use-toast-action.ts'
import { Button } from '../../../../../primitives/button.tsx'
import { Dialog } from '../../../../../primitives/dialog.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import { deliveryQuery, useSendAgain } from '../../api/webhook-queries.ts'
import { DeliveryFacts } from './delivery-facts.tsx'

export interface DeliveryDialogProps extends Openable {
  organizationId: string
  webhook: Webhook
  /** Empty while it is closed. */
  deliveryId: string
}

/** A delivery in detail, with the body that was sent, and a button that sends it again. */
export default function DeliveryDialog(props: DeliveryDialogProps) {
  const { organizationId, webhook, deliveryId, open, onOpenChange } = props
  const { t } = useTranslation(['webhooks', 'common'])
  const query = useQuery({ ...deliveryQuery(organizationId, webhook.id, deliveryId), enabled: open })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('delivery.title')}
      closeLabel={t('common:actions.close')}
      size="lg"
      footer={<SendAgainButton {...props} isWaiting={query.data?.delivery.state === 'pending'} />}
    >
      <QueryState
        query={query}
        skeleton={<Skeleton className="h-20 w-full" />}
        failedTitle={t('delivery.failed')}
      >
        {({ delivery }) => <DeliveryFacts delivery={delivery} />}
      </QueryState>
    </Dialog>
  )
}

/** While it waits to be sent anyway, or the webhook is off, there is nothing to press. */
function SendAgainButton(props: DeliveryDialogProps & { isWaiting: boolean }) {
  const { organizationId, webhook, deliveryId, isWaiting } = props
  const { t } = useTranslation('webhooks')
  const { mutateAsync, isPending } = useSendAgain(organizationId, webhook.id, deliveryId)
  const send = useToastAction({
    action: mutateAsync,
    done: t('delivery.sentAgain'),
    failed: t('delivery.againFailed'),
  })
  if (!webhook.isEnabled || isWaiting)
    return <p className="text-sm text-muted">{t(webhook.isEnabled ? 'delivery.waits' : 'delivery.isOff')}</p>
  return (
    <Button icon={<RotateCw aria-hidden />} busy={isPending} onClick={send}>
      {t('delivery.again')}
    </Button>
  )
}
