import { useTranslation } from 'react-i18next'
import type { Webhook } from '@fanfare/contract/notifications/data/webhook.ts'
import { DateText } from '../../../../i18n/date-text.tsx'
import { DatedText } from '../../../../i18n/dated-text.tsx'
import { MarkedText } from '../../../../i18n/marked-text.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { DotItem, DotList } from '../../../../primitives/dot-list.tsx'
import { useSendTest } from '../api/webhook-queries.ts'
import { OutcomeText } from './outcome-text.tsx'
import { TestResult } from './test-result.tsx'
import { nameOf } from '../name-of.ts'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookProblem } from './webhook-problem.tsx'
import { WebhookState } from './webhook-state.tsx'

export interface WebhookCardProps {
  organizationId: string
  webhook: Webhook
}

/** A webhook: where it sends what, how it is, and the actions on it. */
export function WebhookCard({ organizationId, webhook }: WebhookCardProps) {
  const { t } = useTranslation('webhooks')
  const { url, events, last, previousSecretUntil } = webhook
  const test = useSendTest(organizationId, webhook.id)
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="min-w-0 text-lg font-semibold tracking-[-0.01em] break-all">{nameOf(webhook)}</h2>
          <WebhookState webhook={webhook} />
        </div>
        <p className="font-mono text-sm break-all">{url}</p>
        <DotList>
          {events.map((event) => (
            <DotItem key={event}>{t(`events.${event}`)}</DotItem>
          ))}
        </DotList>
      </div>
      <WebhookProblem webhook={webhook} />
      <DotList>
        <DotItem>
          {last === null ? (
            t('never')
          ) : (
            <>
              <DatedText iso={last.at} say={(date) => t('last', { date })} /> <OutcomeText attempt={last} />
            </>
          )}
        </DotItem>
        <DotItem>
          <Maker webhook={webhook} />
        </DotItem>
        {previousSecretUntil !== null && (
          <DotItem>
            <MarkedText text={t('previousSecret')} mark="when">
              {() => <DateText iso={previousSecretUntil} />}
            </MarkedText>
          </DotItem>
        )}
      </DotList>
      <TestResult test={test} />
      <WebhookActions organizationId={organizationId} webhook={webhook} test={test} />
    </Card>
  )
}

/** Who made it: it goes on after they have left. */
function Maker({ webhook: { maker, createdAt } }: Pick<WebhookCardProps, 'webhook'>) {
  const { t } = useTranslation('webhooks')
  const say = (date: string) => {
    if (maker === null) return t('maker.gone', { date })
    return t(maker.isMember ? 'maker.member' : 'maker.left', { name: maker.name, date })
  }
  return <DatedText iso={createdAt} say={say} />
}
