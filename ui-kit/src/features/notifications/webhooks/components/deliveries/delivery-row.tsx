import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { WebhookDelivery } from '@fanfare/contract/notifications/data/webhook.ts'
import { DatedText } from '../../../../../i18n/dated-text.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { DotItem, DotList } from '../../../../../primitives/dot-list.tsx'
import { OutcomeText } from '../outcome-text.tsx'
import { DeliveryState } from './delivery-state.tsx'

export interface DeliveryRowProps {
  delivery: WebhookDelivery
  onOpen: () => void
}

/** A delivery: what it is about, when it happened, and what the receiver answered. */
export function DeliveryRow({ delivery, onOpen }: DeliveryRowProps) {
  const { t } = useTranslation('webhooks')
  const facts = useId()
  const { type, createdAt, lastAttempt, attempts } = delivery
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-5">
      <div id={facts} className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 font-mono text-sm break-all">{type}</span>
          <DeliveryState delivery={delivery} />
        </p>
        <DotList>
          <DotItem>
            <DatedText iso={createdAt} say={(date) => date} />
          </DotItem>
          {lastAttempt !== null && (
            <DotItem>
              <OutcomeText attempt={lastAttempt} />
            </DotItem>
          )}
          {attempts > 1 && <DotItem>{t('deliveries.attempts', { count: attempts })}</DotItem>}
        </DotList>
      </div>
      <Button
        size="sm"
        aria-label={t('deliveries.openNamed', { type })}
        aria-describedby={facts}
        onClick={onOpen}
      >
        {t('deliveries.open')}
      </Button>
    </li>
  )
}
