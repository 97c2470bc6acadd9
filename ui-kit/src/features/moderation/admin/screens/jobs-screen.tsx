import { useTranslation } from 'react-i18next'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { FailedJobs } from '../components/jobs/failed-jobs.tsx'

/** The failed jobs; administrators retry or discard them. */
export default function JobsScreen() {
  const { t } = useTranslation('admin')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('jobs.title')} noindex />
      <PageHeader title={t('jobs.title')} description={t('jobs.description')} />
      <FailedJobs />
    </div>
  )
}
