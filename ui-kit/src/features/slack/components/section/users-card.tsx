import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { slackStatusQuery } from '../../api/slack-queries.ts'
import { SyncStatus } from './sync-status.tsx'
import { UserActions } from './user-actions.tsx'
import { UserList } from './user-list.tsx'

export interface UsersCardProps {
  organizationId: string
}

/** The synced users of the workspace, and the sync. */
export function UsersCard({ organizationId }: UsersCardProps) {
  const { t } = useTranslation('slack-details')
  const { data: status } = useQuery(slackStatusQuery(organizationId))
  if (status === undefined) return null
  return (
    <SectionCard title={t('users.title')} description={t('users.text')}>
      <SyncStatus sync={status.sync} />
      <UserActions organizationId={organizationId} status={status} />
      <UserList organizationId={organizationId} canSync={status.can.manage} />
    </SectionCard>
  )
}
