import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedList } from '../../../../components/paged-list.tsx'
import { noFilter, useListUrl } from '../../../../components/use-list-url.ts'
import { Button } from '../../../../primitives/button.tsx'
import { FocusFallback } from '../../../../primitives/focus-fallback.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { sessionListQuery } from '../api/session-queries.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { SessionRow } from './session-row.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

/** So many are shown at first. */
const FIRST = 3

/** Where the user is signed in, and how to end those sessions. */
export function SessionsSection() {
  const { t } = useTranslation('profile')
  const { page, hrefFor } = useListUrl(noFilter, 'sessions')
  const query = useQuery(sessionListQuery(page))
  const [isUnfolded, setUnfolded] = useState(false)
  const isFolded = page === 1 && !isUnfolded && (query.data?.sessions.length ?? 0) > FIRST
  return (
    <FocusFallback watch={isFolded}>
      <SectionCard title={t('sessions.title')} description={t('sessions.text')}>
        <PagedList
          frame="none"
          query={query}
          page={page}
          hrefFor={hrefFor}
          rowsOf={({ sessions }) => (isFolded ? sessions.slice(0, FIRST) : sessions)}
          skeleton={<RowsSkeleton />}
          failedTitle={t('sessions.failed')}
          empty={null}
        >
          {(session) => <SessionRow key={session.id} session={session} />}
        </PagedList>
        <div className="flex flex-wrap gap-2">
          <SignOutEverywhere />
          {isFolded && (
            <Button variant="ghost" onClick={() => setUnfolded(true)}>
              {t('sessions.more')}
            </Button>
          )}
        </div>
      </SectionCard>
    </FocusFallback>
  )
}
