import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx'
import { useCancelInvitation } from '../api/invitation-queries.ts'
import { useSpokenAct } from '../../../forms/use-spoken-act.ts'
import type { InvitationProps } from './invitation-props.ts'

/** Asks, and cancels an invitation. */
export function CancelInvitation({ organizationId, invitation }: InvitationProps) {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  const email = invitation.invitedEmail
  const { mutateAsync, isPending } = useCancelInvitation(organizationId, invitation.id)
  const confirm = useSpokenAct({
    act: mutateAsync,
    done: t('cancellation.done'),
    onDone: () => setAsking(false),
  })
  return (
    <>
      <Button
        size="sm"
        variant="danger"
        aria-label={t('invitations.cancelNamed', { email })}
        onClick={() => setAsking(true)}
      >
        {t('invitations.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('cancellation.title')}
        description={t('cancellation.text', { email })}
        confirmLabel={t('cancellation.confirm')}
        cancelLabel={t('cancellation.keep')}
        busy={isPending}
        onConfirm={confirm}
      />
    </>
  )
}
