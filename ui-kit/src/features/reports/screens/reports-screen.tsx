import { useTranslation } from 'react-i18next'
import { Meta } from '../../../primitives/meta.tsx'
import { PageHeader } from '../../../primitives/page-header.tsx'
import { ReportList } from '../components/report-list.tsx'

/** The reports this person has sent, and the responses. */
export default function ReportsScreen() {
  const { t } = useTranslation('reports')
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <Meta title={t('mine.title')} noindex />
      <PageHeader title={t('mine.title')} description={t('mine.description')} />
      <ReportList />
    </div>
  )
}
