import { useTranslation } from 'react-i18next'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { Queue } from '../components/queue.tsx'

/** Administrators decide pending posts here. */
export default function ModerationScreen() {
  const { t } = useTranslation('moderation')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('title')} noindex />
      <div className="flex flex-col gap-3">
        <BackLink to="/dashboard">{t('back')}</BackLink>
        <PageHeader title={t('title')} description={t('description')} />
      </div>
      <Queue />
    </div>
  )
}
