import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryState } from '../../../components/query-state.tsx'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import { notificationListQuery } from '../api/notification-queries.ts'
import { NotificationChoice } from './notification-choice.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

/** Per organization, whether the user gets chat notifications. */
export function NotificationsSection() {
  const { t } = useTranslation('profile')
  return (
    <SectionCard title={t('notifications.title')} description={t('notifications.text')}>
      <QueryState
        query={useQuery(notificationListQuery())}
        skeleton={<RowsSkeleton />}
        failedTitle={t('notifications.loadFailed')}
        isEmpty={({ preferences }) => preferences.length === 0}
        empty={<NoOrganizations />}
      >
        {({ preferences }) => (
          <ul className="divide-y divide-line">
            {preferences.map((preference) => (
              <li key={preference.organizationId} className="flex flex-col gap-3 py-3 first:pt-0 last:pb-0">
                <NotificationChoice preference={preference} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </SectionCard>
  )
}

function NoOrganizations() {
  const { t } = useTranslation('profile')
  return (
    <EmptyState
      icon={<BellRing />}
      title={t('notifications.empty')}
      description={t('notifications.emptyText')}
      action={<ButtonLink to="/organizations/create">{t('notifications.create')}</ButtonLink>}
    />
  )
}
