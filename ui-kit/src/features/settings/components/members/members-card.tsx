import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryState } from '../../../../components/query-state.tsx'
import { FocusFallback } from '../../../../primitives/focus-fallback.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { memberListQuery } from '../../api/member-queries.ts'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import type { SectionProps } from '../section-head.tsx'
import { MemberRow } from './member-row.tsx'

/** The members of the organization. */
export function MembersCard({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <SectionCard title={t('members.members')}>
      <QueryState
        query={useQuery(memberListQuery(organization.id))}
        skeleton={<RowsSkeleton />}
        failedTitle={t('members.failed')}
      >
        {({ members }) => (
          <FocusFallback watch={members.length}>
            <ul className="divide-y divide-line">
              {members.map((member) => (
                <MemberRow key={member.id} organization={organization} member={member} />
              ))}
            </ul>
          </FocusFallback>
        )}
      </QueryState>
    </SectionCard>
  )
}
