import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryState } from '../../../components/query-state.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import { sessionListQuery } from '../api/session-queries.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { SessionRow } from './session-row.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

/** Where the user is signed in, and how to end those sessions. */
export function SessionsSection() {
  const { t } = useTranslation('profile')
  return (
    <SectionCard title={t('sessions.title')} description={t('sessions.text')}>
      <QueryState
        query={useQuery(sessionListQuery())}
        skeleton={<RowsSkeleton />}
        failedTitle={t('sessions.failed')}
      >
        {({ sessions }) => (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryState>
      <SignOutEverywhere />
    </SectionCard>
  )
}
