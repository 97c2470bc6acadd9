import { useQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import { invitationListQuery } from '../api/invitation-queries.ts'
import { KeptFocus } from '../../../primitives/kept-focus.tsx'
import { RowsSkeleton } from '../components/rows-skeleton.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { InvitationRow } from './invitation-row.tsx'

/** Everybody who has been asked to come and has not answered. */
export function InvitationsCard({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <SectionCard title={t('invitations.title')}>
      <InvitationRows organizationId={organization.id} />
    </SectionCard>
  )
}

function InvitationRows({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation(['settings', 'common'])
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery(invitationListQuery(organizationId))
  if (data !== undefined) {
    return (
      <KeptFocus shows={data.invitations.length}>
        {data.invitations.length === 0 ? (
          <NobodyInvited />
        ) : (
          <ul className="divide-y divide-line">
            {data.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} organizationId={organizationId} invitation={invitation} />
            ))}
          </ul>
        )}
      </KeptFocus>
    )
  }
  if (error === null) return <RowsSkeleton />
  return (
    <ErrorState
      title={t('invitations.failed')}
      description={errorText(error)}
      retryLabel={t('common:actions.retry')}
      onRetry={() => void refetch()}
    />
  )
}

function NobodyInvited() {
  const { t } = useTranslation('settings')
  return (
    <EmptyState icon={<MailOpen />} title={t('invitations.empty')} description={t('invitations.emptyText')} />
  )
}
