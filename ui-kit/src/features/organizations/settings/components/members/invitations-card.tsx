import { useQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PagedList } from '../../../../../components/paged-list.tsx'
import { noFilter, useListUrl } from '../../../../../components/use-list-url.ts'
import { EmptyState } from '../../../../../primitives/empty-state.tsx'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { invitationListQuery } from '../../api/invitation-queries.ts'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import type { SectionProps } from '../section-head.tsx'
import { InvitationRow } from './invitation-row.tsx'

/** The invitations that have not been answered. */
export function InvitationsCard({ organization: { id } }: SectionProps) {
  const { t } = useTranslation('settings')
  const { page, hrefFor } = useListUrl(noFilter, 'invitations')
  return (
    <SectionCard title={t('invitations.title')}>
      <PagedList
        frame="none"
        query={useQuery(invitationListQuery(id, page))}
        page={page}
        hrefFor={hrefFor}
        rowsOf={({ invitations }) => invitations}
        skeleton={<RowsSkeleton />}
        failedTitle={t('invitations.failed')}
        empty={
          <EmptyState
            icon={<MailOpen />}
            title={t('invitations.empty')}
            description={t('invitations.emptyText')}
          />
        }
      >
        {(invitation) => <InvitationRow key={invitation.id} organizationId={id} invitation={invitation} />}
      </PagedList>
    </SectionCard>
  )
}
