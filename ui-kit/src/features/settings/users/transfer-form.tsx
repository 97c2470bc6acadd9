import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { Select } from '../../../primitives/select.tsx'
import { useUser } from '../../../session/use-session.ts'
import { memberListQuery } from '../api/member-queries.ts'
import type { SectionProps } from '../components/section-props.ts'
import { TransferDialog } from './transfer-dialog.tsx'

/** Whom to hand the organization to. Shows nothing while there is nobody else. */
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
