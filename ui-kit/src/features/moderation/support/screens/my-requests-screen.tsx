import { useTranslation } from 'react-i18next'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageColumn } from '../../../../primitives/page-column.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { MyRequestList } from '../components/my-request-list.tsx'

/** The support requests this user has sent, and the answers. */
export default function MyRequestsScreen() {
  const { t } = useTranslation('support')
  return (
    <PageColumn>
      <Meta title={t('mine.title')} noindex />
      <PageHeader title={t('mine.title')} description={t('mine.description')} />
      <MyRequestList />
    </PageColumn>
  )
}
