import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrganizationDomain } from '@fanfare/contract/organizations/data/domain.ts'
import { DeleteDialog } from '../../../../components/delete-dialog.tsx'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { Button } from '../../../../primitives/button.tsx'
import { useCheckRecord, useRemoveDomain } from '../api/domain-queries.ts'

export interface DomainActionsProps {
  organizationId: string
  domain: OrganizationDomain
}

/** Removes a domain, and checks the record of a proven one. */
export function DomainActions({ organizationId, domain: { id, domain, state, proof } }: DomainActionsProps) {
  const { t } = useTranslation('domains')
  const [asking, setAsking] = useState(false)
  const { mutateAsync: remove } = useRemoveDomain(organizationId, id)
  const { mutateAsync: check, isPending } = useCheckRecord(organizationId, id)
  const checkNow = useToastAction({
    action: () => check(undefined),
    done: t('found', { domain }),
    failed: t('record.failed'),
  })
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {state === 'proven' && proof === 'dns' && (
        <Button size="sm" busy={isPending} aria-label={t('checkNamed', { domain })} onClick={checkNow}>
          {t('record.check')}
        </Button>
      )}
      <Button
        size="sm"
        variant="danger"
        aria-label={t('remove.named', { domain })}
        onClick={() => setAsking(true)}
      >
        {t('remove.open')}
      </Button>
      <DeleteDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('remove.title', { domain })}
        description={t('remove.text')}
        confirmLabel={t('remove.confirm')}
        onDelete={remove}
        failed={t('remove.failed')}
        done={t('remove.done')}
      />
    </div>
  )
}
