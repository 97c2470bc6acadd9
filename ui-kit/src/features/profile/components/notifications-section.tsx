import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import { notificationListQuery } from '../api/notification-queries.ts'
import { NotificationChoice } from './notification-choice.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

/** Of which organizations this person hears in the chat. */
export function NotificationsSection() {
  const { t } = useTranslation('profile')
  return (
    <SectionCard title={t('notifications.title')} description={t('notifications.text')}>
      <NotificationList />
    </SectionCard>
  )
}

function NotificationList() {
  const { t } = useTranslation(['profile', 'common'])
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery(notificationListQuery())
  if (data !== undefined) {
    if (data.preferences.length === 0) return <NoOrganizations />
    return (
      <ul className="divide-y divide-line">
        {data.preferences.map((preference) => (
          <li key={preference.organizationId} className="flex flex-col gap-3 py-3 first:pt-0 last:pb-0">
            <NotificationChoice preference={preference} />
          </li>
        ))}
      </ul>
    )
  }
  if (error === null) return <RowsSkeleton />
  return (
    <ErrorState
      title={t('notifications.loadFailed')}
      description={errorText(error)}
      retryLabel={t('common:actions.retry')}
      onRetry={() => void refetch()}
    />
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
