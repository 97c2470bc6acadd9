import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DELIVERIES_OF } from '@fanfare/contract/notifications/rules/webhook.ts'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { webhooksQuery } from '../api/webhook-queries.ts'
import { AddWebhook } from './add-webhook.tsx'
import { DeliveriesView } from './deliveries/deliveries-view.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { WebhooksSkeleton } from './webhooks-skeleton.tsx'

export interface WebhooksSectionProps {
  organization: Organization
}

/** The webhooks of an organization, or the deliveries of the one in the address. */
export default function WebhooksSection({ organization }: WebhooksSectionProps) {
  const { t } = useTranslation('webhooks')
  if (!organization.can.update) return <Notice tone="info">{t('adminsOnly')}</Notice>
  return <Loaded organizationId={organization.id} />
}

function Loaded({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('webhooks')
  const [parameters] = useSearchParams()
  const openedId = parameters.get(DELIVERIES_OF)
  const query = useQuery(webhooksQuery(organizationId))
  const opened = query.data?.webhooks.find(({ id }) => id === openedId)
  if (opened !== undefined) return <DeliveriesView organizationId={organizationId} webhook={opened} />
  return (
    <>
      <QueryState card query={query} skeleton={<WebhooksSkeleton />} failedTitle={t('failed')}>
        {({ webhooks }) =>
          webhooks.length > 0 && (
            <ul aria-label={t('list')} className="flex flex-col gap-4">
              {webhooks.map((webhook) => (
                <WebhookCard key={webhook.id} organizationId={organizationId} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {/* It stays when the first webhook is made, whose secret it shows. */}
      {query.data && <AddWebhook organizationId={organizationId} count={query.data.webhooks.length} />}
    </>
  )
}
