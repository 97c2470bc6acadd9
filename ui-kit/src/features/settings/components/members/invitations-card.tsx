import { useQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryState } from '../../../../components/query-state.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { FocusFallback } from '../../../../primitives/focus-fallback.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { invitationListQuery } from '../../api/invitation-queries.ts'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import type { SectionProps } from '../section-head.tsx'
import { InvitationRow } from './invitation-row.tsx'

/** The invitations that have not been answered. */
export function InvitationsCard({ organization: { id } }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <SectionCard title={t('invitations.title')}>
      <QueryState
        query={useQuery(invitationListQuery(id))}
        skeleton={<RowsSkeleton />}
        failedTitle={t('invitations.failed')}
      >
        {({ invitations }) => (
          <FocusFallback watch={invitations.length}>
            {invitations.length === 0 ? (
              <NobodyInvited />
            ) : (
              <ul className="divide-y divide-line">
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} organizationId={id} invitation={invitation} />
                ))}
              </ul>
            )}
          </FocusFallback>
        )}
      </QueryState>
    </SectionCard>
  )
}

function NobodyInvited() {
  const { t } = useTranslation('settings')
  return (
    <EmptyState icon={<MailOpen />} title={t('invitations.empty')} description={t('invitations.emptyText')} />
  )
}
