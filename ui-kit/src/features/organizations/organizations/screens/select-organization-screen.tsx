import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Optional } from '../../../../components/optional.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { TextLink } from '../../../../primitives/text-link.tsx'
import { OrganizationCards } from '../components/organization-cards.tsx'

const JoinOffers = lazy(() => import('../../domains/components/join-offers.tsx'))

export default function SelectOrganizationScreen() {
  const { t } = useTranslation('organizations')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('choose.title')} noindex />
      <PageHeader title={t('choose.title')} description={t('choose.description')} />
      <Optional>
        <JoinOffers />
      </Optional>
      <OrganizationCards />
      <p>
        <TextLink to="/organizations">{t('choose.manage')}</TextLink>
      </p>
    </div>
  )
}
