import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ActionDialog } from '../../../../../components/action-dialog.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { FocusFallback } from '../../../../../primitives/focus-fallback.tsx'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { memberListQuery } from '../../../../../components/member-list.ts'
import { useLeaveOrganization } from '../../api/organization-mutations.ts'
import type { SectionProps } from '../section-head.tsx'
import { TransferForm } from './transfer-form.tsx'

/** Your own membership: transfer the ownership or leave. */
export function MembershipCard({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { can } = organization
  const role = t(`roles.${organization.role}`)
  return (
    <SectionCard
      title={t(can.manageRoles ? 'membership.ownership' : 'membership.title')}
      description={t('membership.text', { role, organization: organization.name })}
    >
      <FocusFallback watch={organization.role}>
        <div className="flex flex-col gap-4">
          {can.manageRoles && <TransferForm organization={organization} />}
          <LeaveOrganization organization={organization} />
        </div>
      </FocusFallback>
    </SectionCard>
  )
}

/** Leaves the organization. Shows the only owner why they cannot. */
function LeaveOrganization({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  const { data, isPending } = useQuery(memberListQuery(organization.id))
  if (organization.role === 'owner') {
    if (isPending) return null
    if (data?.ownersCount === 1) return <p className="text-muted">{t('membership.onlyOwner')}</p>
  }
  return (
    <>
      <Button
        variant="danger"
        className="-ms-3 self-start"
        icon={<LogOut aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('membership.leave')}
      </Button>
      <LeaveDialog organization={organization} open={asking} onOpenChange={setAsking} />
    </>
  )
}

interface LeaveDialogProps extends SectionProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

function LeaveDialog({ organization, open, onOpenChange }: LeaveDialogProps) {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const named = { organization: organization.name }
  const { mutateAsync } = useLeaveOrganization(organization.id)
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('membership.leaveTitle', named)}
      description={t('membership.leaveText')}
      confirmLabel={t('membership.leave')}
      action={mutateAsync}
      done={t('membership.left', named)}
      onDone={() => void navigate('/organizations', { replace: true })}
    />
  )
}
