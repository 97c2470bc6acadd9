import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PagedList } from '../../../../components/paged-list.tsx'
import { noFilter, useListUrl } from '../../../../components/use-list-url.ts'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { sessionListQuery } from '../api/session-queries.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { SessionRow } from './session-row.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

/** Where the user is signed in, and how to end those sessions. */
export function SessionsSection() {
  const { t } = useTranslation('profile')
  const { page, hrefFor } = useListUrl(noFilter, 'sessions')
  return (
    <SectionCard title={t('sessions.title')} description={t('sessions.text')}>
      <PagedList
        frame="none"
        query={useQuery(sessionListQuery(page))}
        page={page}
        hrefFor={hrefFor}
        rowsOf={({ sessions }) => sessions}
        skeleton={<RowsSkeleton />}
        failedTitle={t('sessions.failed')}
        empty={null}
      >
        {(session) => <SessionRow key={session.id} session={session} />}
      </PagedList>
      <SignOutEverywhere />
    </SectionCard>
  )
}
