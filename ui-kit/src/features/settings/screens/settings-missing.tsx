import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { Meta } from '../../../primitives/meta.tsx'

/** In place of the settings of an organization that is not this person's. */
export function SettingsMissing() {
  const { t } = useTranslation('settings')
  return (
    <>
      <Meta title={t('missing.title')} noindex />
      <EmptyState
        as="h1"
        icon={<Building2 />}
        title={t('missing.title')}
        description={t('missing.text')}
        action={<ButtonLink to="/organizations">{t('missing.action')}</ButtonLink>}
      />
    </>
  )
}
