import { useQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PagedList } from '../../../../components/paged-list.tsx'
import { noFilter, useListUrl } from '../../../../components/use-list-url.ts'
import { buttonClass } from '../../../../primitives/button-style.ts'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageColumn } from '../../../../primitives/page-column.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { myRequestsQuery } from '../api/my-requests-query.ts'
import { ListSkeleton } from '../components/list-skeleton.tsx'
import { MyRequestRow } from '../components/my-request-row.tsx'
import { SupportButton } from '../components/support-button.tsx'

/** The support requests this user has sent, those with the latest answer first, and the button that sends another. */
export default function MyRequestsScreen() {
  const { t } = useTranslation('support')
  const { page, hrefFor } = useListUrl(noFilter)
  const query = useQuery(myRequestsQuery(page))
  const isEmpty = query.data?.pagination.total === 0
  const request = (
    <SupportButton className={buttonClass({ variant: 'primary' })}>{t('form.heading')}</SupportButton>
  )
  return (
    <PageColumn>
      <Meta title={t('mine.title')} noindex />
      <PageHeader
        title={t('mine.title')}
        description={t('mine.description')}
        actions={isEmpty ? undefined : request}
      />
      <PagedList
        query={query}
        page={page}
        hrefFor={hrefFor}
        rowsOf={({ requests }) => requests}
        label={t('mine.title')}
        skeleton={<ListSkeleton />}
        failedTitle={t('mine.failed')}
        empty={
          <EmptyState
            icon={<LifeBuoy />}
            title={t('mine.empty')}
            description={t('mine.emptyText')}
            action={request}
          />
        }
      >
        {(each) => <MyRequestRow key={each.id} request={each} />}
      </PagedList>
    </PageColumn>
  )
}
