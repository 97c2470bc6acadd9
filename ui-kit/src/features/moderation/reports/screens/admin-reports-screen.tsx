import { useTranslation } from 'react-i18next'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { AdminReportList } from '../components/admin/admin-report-list.tsx'

/** Administrators resolve and reopen reports here. */
export default function AdminReportsScreen() {
  const { t } = useTranslation('reports')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('admin.title')} noindex />
      <PageHeader title={t('admin.title')} description={t('admin.description')} />
      <AdminReportList />
    </div>
  )
}
