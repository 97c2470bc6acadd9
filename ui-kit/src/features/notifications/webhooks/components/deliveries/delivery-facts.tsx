import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WebhookDeliveryAnswer } from '@fanfare/contract/notifications/data/webhook.ts'
import { DateText } from '../../../../../i18n/date-text.tsx'
import { OutcomeText } from '../outcome-text.tsx'
import { DeliveryState } from './delivery-state.tsx'

export type DeliveryFactsProps = WebhookDeliveryAnswer

/** When a message was sent, what the receiver answered, and the body. */
export function DeliveryFacts({ delivery }: DeliveryFactsProps) {
  const { t } = useTranslation('webhooks')
  const { type, messageId, createdAt, attempts, lastAttempt, nextAttemptAt, body } = delivery
  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact name={t('delivery.event')}>
          <span className="font-mono text-sm">{type}</span>
        </Fact>
        <Fact name={t('delivery.state')}>
          <DeliveryState delivery={delivery} />
        </Fact>
        <Fact name={t('delivery.happened')}>
          <DateText iso={createdAt} />
        </Fact>
        <Fact name={t('delivery.attempts')}>{attempts}</Fact>
        {lastAttempt !== null && (
          <Fact name={t('delivery.last')}>
            <DateText iso={lastAttempt.at} /> · <OutcomeText attempt={lastAttempt} /> ·{' '}
            {t('took', { milliseconds: lastAttempt.durationMs })}
          </Fact>
        )}
        {nextAttemptAt !== null && (
          <Fact name={t('delivery.next')}>
            <DateText iso={nextAttemptAt} />
          </Fact>
        )}
        <Fact name="webhook-id">
          <span className="font-mono text-sm break-all">{messageId}</span>
        </Fact>
      </dl>
      <div className="min-w-0">
        <h3 className="text-sm text-muted">{t('delivery.body')}</h3>
        <code className="mt-1 block rounded-md bg-sunken px-3 py-2 font-mono text-base break-words text-ink select-all">
          {body}
        </code>
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
