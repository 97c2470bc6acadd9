import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import { memberListQuery } from '../api/member-queries.ts'
import { KeptFocus } from '../../../primitives/kept-focus.tsx'
import { RowsSkeleton } from '../components/rows-skeleton.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { MemberRow } from './member-row.tsx'

/** Everybody who is in. */
export function MembersCard({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <SectionCard title={t('users.members')}>
      <MemberList organization={organization} />
    </SectionCard>
  )
}

function MemberList({ organization }: SectionProps) {
  const { t } = useTranslation(['settings', 'common'])
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery(memberListQuery(organization.id))
  if (data !== undefined) {
    return (
      <KeptFocus shows={data.members.length}>
        <ul className="divide-y divide-line">
          {data.members.map((member) => (
            <MemberRow key={member.id} organization={organization} member={member} />
          ))}
        </ul>
      </KeptFocus>
    )
  }
  if (error === null) return <RowsSkeleton />
  return (
    <ErrorState
      title={t('users.failed')}
      description={errorText(error)}
      retryLabel={t('common:actions.retry')}
      onRetry={() => void refetch()}
    />
  )
}
