import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../i18n/date-text.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { SectionCard } from '../../../primitives/section-card.tsx'

const SHORT_ID = 8

/** What is known about the organization and cannot be changed. */
export function CompanyFacts({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <SectionCard title={t('company.facts')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        <Fact name={t('company.id')}>
          <code className="font-mono">{organization.id.slice(0, SHORT_ID)}</code>
        </Fact>
        <Fact name={t('company.created')}>
          <DateText iso={organization.createdAt} />
        </Fact>
        <Fact name={t('company.changed')}>
          <DateText iso={organization.updatedAt} />
        </Fact>
      </dl>
    </SectionCard>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
