import { useQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PagedList } from '../../../../components/paged-list.tsx'
import { noFilter, useListUrl } from '../../../../components/use-list-url.ts'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { myRequestsQuery } from '../api/my-requests-query.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { MyRequestRow } from './my-request-row.tsx'

/** The support requests this user has sent, those with the latest answer first. */
export function MyRequestList() {
  const { t } = useTranslation('support')
  const { page, hrefFor } = useListUrl(noFilter)
  return (
    <PagedList
      query={useQuery(myRequestsQuery(page))}
      page={page}
      hrefFor={hrefFor}
      rowsOf={({ requests }) => requests}
      label={t('mine.title')}
      skeleton={<ListSkeleton />}
      failedTitle={t('mine.failed')}
      empty={<EmptyState icon={<LifeBuoy />} title={t('mine.empty')} description={t('mine.emptyText')} />}
    >
      {(request) => <MyRequestRow key={request.id} request={request} />}
    </PagedList>
  )
}
