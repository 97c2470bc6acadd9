import { useTranslation } from 'react-i18next'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { PlatformLog } from '../components/log/platform-log.tsx'

/** What administrators have decided. */
export default function LogScreen() {
  const { t } = useTranslation('admin')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('log.title')} noindex />
      <PageHeader title={t('log.title')} description={t('log.description')} />
      <PlatformLog />
    </div>
  )
}
