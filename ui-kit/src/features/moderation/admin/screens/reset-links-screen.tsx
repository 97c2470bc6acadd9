import { useTranslation } from 'react-i18next'
import { Card } from '../../../../primitives/card.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { ResetLinkForm } from '../components/reset-link-form.tsx'

/** Administrators create password reset links here, for users without access to mail. */
export default function ResetLinksScreen() {
  const { t } = useTranslation('admin')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('resetLinks.title')} noindex />
      <PageHeader title={t('resetLinks.title')} description={t('resetLinks.description')} />
      <Card className="max-w-xl">
        <ResetLinkForm />
      </Card>
    </div>
  )
}
