import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Optional } from '../../../../components/optional.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { useCurrentOrganization } from '../../../../platform/session/current-organization.ts'
import { OrganizationCards } from '../components/organization-cards.tsx'

const JoinOffers = lazy(() => import('../../domains/components/join-offers.tsx'))

export default function OrganizationsScreen() {
  const { t } = useTranslation('organizations')
  const { organizations } = useCurrentOrganization()
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('title')} noindex />
      <PageHeader
        title={t('title')}
        actions={
          organizations.length === 0 ? undefined : (
            <ButtonLink to="/organizations/create" variant="primary" icon={<Plus aria-hidden />}>
              {t('createAction')}
            </ButtonLink>
          )
        }
      />
      <Optional>
        <JoinOffers />
      </Optional>
      <OrganizationCards />
    </div>
  )
}
