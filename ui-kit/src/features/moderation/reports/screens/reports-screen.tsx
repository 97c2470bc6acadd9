import { useTranslation } from 'react-i18next'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageColumn } from '../../../../primitives/page-column.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { ReportList } from '../components/report-list.tsx'

/** The reports this user has sent, and the responses. */
export default function ReportsScreen() {
  const { t } = useTranslation('reports')
  return (
    <PageColumn>
      <Meta title={t('mine.title')} noindex />
      <PageHeader title={t('mine.title')} description={t('mine.description')} />
      <ReportList />
    </PageColumn>
  )
}
