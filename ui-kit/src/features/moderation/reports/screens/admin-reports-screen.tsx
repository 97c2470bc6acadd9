import { useTranslation } from 'react-i18next'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { AdminReports } from '../components/admin/admin-reports.tsx'

/** Administrators resolve and reopen reports here. */
export default function AdminReportsScreen() {
  const { t } = useTranslation('reports')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('admin.title')} noindex />
      <PageHeader title={t('admin.title')} />
      <AdminReports />
    </div>
  )
}
