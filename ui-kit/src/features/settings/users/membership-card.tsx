import { useTranslation } from 'react-i18next'
import { KeptFocus } from '../../../primitives/kept-focus.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { Leaving } from './leaving.tsx'
import { TransferForm } from './transfer-form.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'

/** One's own place in the organization: to leave, or to hand on the ownership. */
export function MembershipCard({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const role = t(`roles.${organization.role}`)
  return (
    <SectionCard
      title={t('membership.title')}
      description={t('membership.text', { role, organization: organization.name })}
    >
      <KeptFocus shows={organization.role}>
        <div className="flex flex-col gap-4">
          {organization.can.manageRoles && <TransferForm organization={organization} />}
          <Leaving organization={organization} />
        </div>
      </KeptFocus>
    </SectionCard>
  )
}
