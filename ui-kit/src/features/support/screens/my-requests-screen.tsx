import { useTranslation } from 'react-i18next'
import { Meta } from '../../../primitives/meta.tsx'
import { PageHeader } from '../../../primitives/page-header.tsx'
import { MyRequestList } from '../components/my-request-list.tsx'

/** The support requests this person has sent, and the answers. */
export default function MyRequestsScreen() {
  const { t } = useTranslation('support')
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <Meta title={t('mine.title')} noindex />
      <PageHeader title={t('mine.title')} description={t('mine.description')} />
      <MyRequestList />
    </div>
  )
}
