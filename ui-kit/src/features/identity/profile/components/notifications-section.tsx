import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { detourFrom } from '../../../../components/detour.ts'
import { PagedList } from '../../../../components/paged-list.tsx'
import { noFilter, useListUrl } from '../../../../components/use-list-url.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { notificationListQuery } from '../api/notification-queries.ts'
import { NotificationChoice } from './notification-choice.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

const FROM_HERE = detourFrom('/profile#preferences')

/** Per organization, whether the user gets chat notifications. */
export function NotificationsSection() {
  const { t } = useTranslation('profile')
  const { page, hrefFor } = useListUrl(noFilter, 'preferences')
  return (
    <SectionCard title={t('notifications.title')} description={t('notifications.text')}>
      <PagedList
        frame="none"
        query={useQuery(notificationListQuery(page))}
        page={page}
        hrefFor={hrefFor}
        rowsOf={({ preferences }) => preferences.map((one) => ({ ...one, id: one.organizationId }))}
        skeleton={<RowsSkeleton />}
        failedTitle={t('notifications.loadFailed')}
        empty={<NoOrganizations />}
      >
        {(preference) => (
          <li key={preference.id} className="flex flex-col gap-3 py-3 first:pt-0 last:pb-0">
            <NotificationChoice preference={preference} />
          </li>
        )}
      </PagedList>
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
      action={
        <ButtonLink to="/organizations/create" state={FROM_HERE}>
          {t('notifications.create')}
        </ButtonLink>
      }
    />
  )
}
