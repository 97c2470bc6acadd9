import { useQuery } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SLACK_SKIP_REASONS, type SlackBroadcastMiss } from '@fanfare/contract/slack/data/slack.ts'
import { PagedList } from '../../../../components/paged-list.tsx'
import { noFilter, useListUrl } from '../../../../components/use-list-url.ts'
import { Badge } from '../../../../primitives/badge.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { missesQuery } from '../../api/message-queries.ts'

export interface MissesProps {
  organizationId: string
  id: string
}

/** The users that a message to all does not reach, and why. */
export function Misses({ organizationId, id }: MissesProps) {
  const { t } = useTranslation('slack-details')
  const { page, hrefFor } = useListUrl(noFilter, 'misses')
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-sm font-medium">{t('misses.title')}</h3>
      <PagedList
        frame="none"
        label={t('misses.title')}
        query={useQuery(missesQuery(organizationId, id, page))}
        page={page}
        hrefFor={hrefFor}
        rowsOf={({ misses }) => misses.map((miss, index) => ({ ...miss, id: `${miss.name} ${index}` }))}
        skeleton={<Skeleton className="h-16 w-full" />}
        failedTitle={t('misses.failed')}
        empty={<EmptyState icon={<UserX />} title={t('misses.empty')} description={t('misses.emptyText')} />}
      >
        {(miss) => <MissRow key={miss.id} miss={miss} />}
      </PagedList>
    </section>
  )
}

function MissRow({ miss: { name, state, reason } }: { miss: SlackBroadcastMiss }) {
  const { t } = useTranslation('slack-details')
  const known = [...SLACK_SKIP_REASONS, 'unavailable', 'unknown'] as const
  const ours = known.find((one) => one === reason)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="min-w-0">
        <span className="block font-medium break-words">{name}</span>
        <span className="block text-sm break-words text-muted">
          {ours === undefined ? t('misses.refused', { error: reason }) : t(`misses.${ours}`)}
        </span>
      </span>
      <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{t(`misses.state.${state}`)}</Badge>
    </li>
  )
}
