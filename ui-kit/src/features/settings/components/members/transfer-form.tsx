import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@fanfare/contract/data/organization.ts'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
import { useUser } from '../../../../platform/session/use-session.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Select } from '../../../../primitives/select.tsx'
import { memberListQuery } from '../../api/member-queries.ts'
import { useTransferOrganization } from '../../api/organization-mutations.ts'
import type { SectionProps } from '../section-head.tsx'

/** Transfers the ownership to another member. Shows nothing while there is no other member. */
export function TransferForm({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { id: yourId } = useUser()
  const { data } = useQuery(memberListQuery(organization.id))
  const [chosen, setChosen] = useState('')
  const [asking, setAsking] = useState(false)
  const others = data?.members.filter(({ id }) => id !== yourId) ?? []
  const successor = others.find(({ id }) => id === chosen)
  if (others.length === 0) return null

  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-48 flex-1">
        <Field label={t('membership.newOwner')}>
          <Select
            label={t('membership.newOwner')}
            value={successor?.id ?? ''}
            onChange={setChosen}
            options={[
              { value: '', label: t('membership.choose') },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      </div>
      <Button disabled={successor === undefined} onClick={() => setAsking(true)}>
        {t('membership.transfer')}
      </Button>
      {successor !== undefined && (
        <TransferDialog
          organization={organization}
          successor={successor}
          open={asking}
          onOpenChange={setAsking}
        />
      )}
    </div>
  )
}

interface TransferDialogProps extends SectionProps {
  successor: Member
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Confirms and transfers the ownership. */
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
