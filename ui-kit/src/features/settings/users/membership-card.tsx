import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { SettingsCard } from '../components/settings-card.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { TransferForm } from './transfer-form.tsx'

/** One's own place in the organization: to leave, or to hand on the ownership. */
export function MembershipCard({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  const role = t(`roles.${organization.role}`)
  return (
    <SettingsCard
      title={t('membership.title')}
      description={t('membership.text', { role, organization: organization.name })}
    >
      {organization.can.manageRoles && <TransferForm organization={organization} />}
      <Button
        variant="danger"
        className="-ms-3 self-start"
        icon={<LogOut aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('membership.leave')}
      </Button>
      <LeaveDialog organization={organization} open={asking} onOpenChange={setAsking} />
    </SettingsCard>
  )
}
