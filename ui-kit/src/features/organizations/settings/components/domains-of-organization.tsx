import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../primitives/card.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { SectionHead, type SectionProps } from './section-head.tsx'

const DomainsSection = lazy(() => import('../../domains/components/domains-section.tsx'))

/** The domains and the requests to join, for owners and admins. */
export function DomainsOfOrganization({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { manageMembers } = organization.can
  return (
    <>
      <SectionHead title={t('menu.domains')} description={t('slots.domains')} readOnly={!manageMembers} />
      {manageMembers && (
        <Suspense
          fallback={
            <Card>
              <RowsSkeleton />
            </Card>
          }
        >
          <DomainsSection organization={organization} />
        </Suspense>
      )}
    </>
  )
}
