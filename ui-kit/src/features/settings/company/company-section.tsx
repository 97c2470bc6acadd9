import { useTranslation } from 'react-i18next'
import { Card } from '../../../primitives/card.tsx'
import { SectionHead } from '../components/section-head.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { CompanyFacts } from './company-facts.tsx'
import { CompanyForm } from './company-form.tsx'
import { CopiersChoice } from './copiers-choice.tsx'
import { DangerZone } from './danger-zone.tsx'

/** How the organization is called and described, and its end. */
export function CompanySection({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <SectionHead
        title={t('menu.company')}
        description={t('company.text')}
        readOnly={!organization.can.update}
      />
      <Card>
        <CompanyForm organization={organization} />
      </Card>
      <CopiersChoice organization={organization} />
      <CompanyFacts organization={organization} />
      {organization.can.delete && <DangerZone organization={organization} />}
    </>
  )
}
