import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@fanfare/contract/organizations/data/organization.ts'
import { ActionDialog } from '../../../../../components/action-dialog.tsx'
import { MemberSelect } from '../../../../../components/member-select.tsx'
import { useUser } from '../../../../../platform/session/use-session.ts'
import { Button } from '../../../../../primitives/button.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { useTransferOrganization } from '../../api/organization-mutations.ts'
import type { SectionProps } from '../section-head.tsx'

/** Transfers the ownership to another member. Shows nothing while there is no other member. */
export function TransferForm({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { id: yourId } = useUser()
  const [successor, setSuccessor] = useState<Member>()
  const [asking, setAsking] = useState(false)
  if (organization.membersCount < 2) return null

  return (
    <>
      <Field
        label={t('membership.newOwner')}
        error={asking && successor === undefined ? t('membership.chooseFirst') : undefined}
      >
        <div className="flex flex-wrap gap-2">
          <span className="min-w-48 flex-1">
            <MemberSelect
              organizationId={organization.id}
              label={t('membership.newOwner')}
              value={successor?.id}
              onChange={(member) => {
                setAsking(false)
                setSuccessor(member)
              }}
              noneLabel={t('membership.choose')}
              exceptId={yourId}
            />
          </span>
          <Button onClick={() => setAsking(true)}>{t('membership.transfer')}</Button>
        </div>
      </Field>
      {successor !== undefined && (
        <TransferDialog
          organization={organization}
          successor={successor}
          open={asking}
          onOpenChange={setAsking}
        />
      )}
    </>
  )
}

interface TransferDialogProps extends SectionProps {
  successor: Member
  open: boolean
  onOpenChange: (open: boolean) => void
}

function TransferDialog({ organization, successor, open, onOpenChange }: TransferDialogProps) {
  const { t } = useTranslation('settings')
  const { name } = successor
  const { mutateAsync } = useTransferOrganization(organization.id)
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('membership.transferTitle', { name, organization: organization.name })}
      description={t('membership.transferText', { name })}
      confirmLabel={t('membership.transfer')}
      action={() => mutateAsync(successor.id)}
      done={t('membership.transferred', { name })}
    />
  )
}
