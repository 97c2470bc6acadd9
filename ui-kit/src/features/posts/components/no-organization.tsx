import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Card } from '../../../primitives/card.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'

export interface NoOrganizationProps {
  /** There are organizations to choose from. */
  canSelect?: boolean
}

/** In place of a screen that needs an organization. */
export function NoOrganization({ canSelect }: NoOrganizationProps) {
  const { t } = useTranslation('posts')
  return (
    <Card padded={false}>
      <EmptyState
        as="h1"
        icon={<Building2 />}
        title={t('organization.none')}
        description={t('organization.noneText')}
        action={
          <ButtonLink to={canSelect ? '/organizations/select' : '/organizations/create'} variant="primary">
            {canSelect ? t('organization.select') : t('organization.create')}
          </ButtonLink>
        }
      />
    </Card>
  )
}
