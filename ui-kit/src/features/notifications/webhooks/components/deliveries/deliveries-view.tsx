import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '@fanfare/contract/notifications/data/webhook.ts'
import { WEBHOOK_DELIVERY_DAYS } from '@fanfare/contract/notifications/rules/webhook.ts'
import { openedLater } from '../../../../../components/opened-later.tsx'
import { PagedList } from '../../../../../components/paged-list.tsx'
import { RowsSkeleton } from '../../../../../components/rows-skeleton.tsx'
import { noFilter, useListUrl } from '../../../../../components/use-list-url.ts'
import { BackLink } from '../../../../../primitives/back-link.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { Card } from '../../../../../primitives/card.tsx'
import { EmptyState } from '../../../../../primitives/empty-state.tsx'
import { deliveriesQuery, useSendTest } from '../../api/webhook-queries.ts'
import { TestResult } from '../test-result.tsx'
import { nameOf } from '../../name-of.ts'
import { WebhookProblem } from '../webhook-problem.tsx'
import { WebhookState } from '../webhook-state.tsx'
import type { DeliveryDialogProps } from './delivery-dialog.tsx'
import { DeliveryRow } from './delivery-row.tsx'

const DeliveryDialog = openedLater<DeliveryDialogProps>(() => import('./delivery-dialog.tsx'))

export interface DeliveriesViewProps {
  organizationId: string
  webhook: Webhook
}

/** What was sent to a receiver, newest first, and what came of it. */
export function DeliveriesView({ organizationId, webhook }: DeliveriesViewProps) {
  const { t } = useTranslation('webhooks')
  const { page, hrefFor } = useListUrl(noFilter, 'page-of')
  const [openedId, setOpenedId] = useState<string | null>(null)
  const test = useSendTest(organizationId, webhook.id)
  const name = nameOf(webhook)
  return (
    <div className="flex flex-col gap-4">
      <BackLink to="?">{t('deliveries.back')}</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <h2 className="min-w-0 text-lg font-semibold tracking-[-0.01em] break-all">
            {t('deliveries.title', { name })}
          </h2>
          <WebhookState webhook={webhook} />
        </div>
        <Button icon={<Send aria-hidden />} busy={test.isPending} onClick={() => test.mutate()}>
          {t('test.action')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('deliveries.text', { count: WEBHOOK_DELIVERY_DAYS })}</p>
      <WebhookProblem webhook={webhook} />
      <TestResult test={test} />
      <PagedList
        query={useQuery(deliveriesQuery(organizationId, webhook.id, page))}
        page={page}
        hrefFor={hrefFor}
        label={t('deliveries.title', { name })}
        rowsOf={({ deliveries }) => deliveries}
        skeleton={
          <Card padded={false}>
            <RowsSkeleton row="px-4 py-3 sm:px-5" />
          </Card>
        }
        failedTitle={t('deliveries.failed')}
        empty={
          <EmptyState icon={<Send />} title={t('deliveries.empty')} description={t('deliveries.emptyText')} />
        }
      >
        {(delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setOpenedId(delivery.id)} />
        )}
      </PagedList>
      <DeliveryDialog
        organizationId={organizationId}
        webhook={webhook}
        deliveryId={openedId ?? ''}
        open={openedId !== null}
        onOpenChange={() => setOpenedId(null)}
      />
    </div>
  )
}
