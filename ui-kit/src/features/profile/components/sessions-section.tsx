import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import { sessionListQuery } from '../api/session-queries.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { SessionRow } from './session-row.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

/** Where this person is signed in, and how to end that. */
export function SessionsSection() {
  const { t } = useTranslation('profile')
  return (
    <SectionCard title={t('sessions.title')} description={t('sessions.text')}>
      <SessionList />
      <SignOutEverywhere />
    </SectionCard>
  )
}

function SessionList() {
  const { t } = useTranslation(['profile', 'common'])
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery(sessionListQuery())
  if (data !== undefined) {
    return (
      <ul className="divide-y divide-line">
        {data.sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    )
  }
  if (error === null) return <RowsSkeleton />
  return (
    <ErrorState
      title={t('sessions.failed')}
      description={errorText(error)}
      retryLabel={t('common:actions.retry')}
      onRetry={() => void refetch()}
    />
  )
}
