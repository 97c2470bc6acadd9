import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { BackLink } from '../../../../primitives/back-link.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { ProviderForm } from '../components/provider-form.tsx'

/** Sets up a provider. It is off at first, so that it can be tested. */
export default function NewSignInProviderScreen() {
  const { t } = useTranslation('sign-in-providers')
  const navigate = useNavigate()
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('new.title')} noindex />
      <div className="flex flex-col gap-2">
        <BackLink to="/admin/installation-settings/sign-in">{t('title')}</BackLink>
        <PageHeader title={t('new.title')} description={t('new.text')} />
      </div>
      <ProviderForm
        onSaved={(saved) =>
          void navigate(`/admin/installation-settings/sign-in/${saved.id}`, { replace: true })
        }
      />
    </div>
  )
}
