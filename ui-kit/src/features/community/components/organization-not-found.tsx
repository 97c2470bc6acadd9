import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { Meta } from '../../../primitives/meta.tsx'

/** In place of an organization that is not there, or not any more. */
export function OrganizationNotFound() {
  const { t } = useTranslation('community')
  return (
    <>
      <Meta title={t('organization.notFound')} noindex />
      <EmptyState
        as="h1"
        icon={<Building2 />}
        title={t('organization.notFound')}
        description={t('organization.notFoundText')}
        action={<ButtonLink to="/community">{t('backToCommunity')}</ButtonLink>}
      />
    </>
  )
}
