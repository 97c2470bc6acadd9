import { clsx } from 'clsx'
import { MousePointerClick } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { RequestDetails } from '../components/request-details.tsx'
import { RequestList } from '../components/request-list.tsx'
import { useListedRequests } from '../hooks/use-listed-requests.ts'

/** The support requests, for administrators: the list and, next to it or on a phone instead of it, the selected request. */
export default function SupportRequestsScreen() {
  const { t } = useTranslation('support')
  const [parameters] = useSearchParams()
  const selected = parameters.get('request')
  const { query } = useListedRequests()
  // Beside an empty list there is nothing to select.
  const isEmpty = selected === null && query.data?.requests.length === 0
  const others = new URLSearchParams([...parameters].filter(([name]) => name !== 'request'))
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('admin.title')} noindex />
      <PageHeader title={t('admin.title')} />
      <div
        className={clsx('grid items-start gap-6', !isEmpty && 'lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]')}
      >
        <div className={clsx(selected !== null && 'max-lg:hidden')}>
          <RequestList />
        </div>
        {!isEmpty && (
          <div className={clsx('flex min-w-0 flex-col gap-3', selected === null && 'max-lg:hidden')}>
            {selected !== null && (
              <div className="lg:hidden">
                <BackLink to={`?${others}`}>{t('admin.back')}</BackLink>
              </div>
            )}
            {selected === null ? <NothingSelected /> : <RequestDetails id={selected} />}
          </div>
        )}
      </div>
    </div>
  )
}

function NothingSelected() {
  const { t } = useTranslation('support')
  return (
    <Card padded={false}>
      <EmptyState
        icon={<MousePointerClick />}
        title={t('admin.nothingSelected')}
        description={t('admin.selectOne')}
      />
    </Card>
  )
}
