import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../../../../components/action-dialog.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { useCancelInvitations } from '../../api/invitation-queries.ts'

export interface CancelSelectedProps {
  organizationId: string
  selected: readonly string[]
}

/** Cancels the selected invitations, after a confirmation. */
export function CancelSelected({ organizationId, selected }: CancelSelectedProps) {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useCancelInvitations(organizationId)
  const count = selected.length
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        {t('cancellation.several', { count })}
      </Button>
      <ActionDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('cancellation.severalTitle', { count })}
        description={t('cancellation.severalText')}
        confirmLabel={t('cancellation.several', { count })}
        cancelLabel={t('cancellation.keep')}
        action={() => mutateAsync(selected)}
        failed={t('invitations.changeFailed')}
      />
    </>
  )
}
