import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { useResendInvitation } from '../api/invitation-queries.ts'
import { useSpokenAct } from '../../../forms/use-spoken-act.ts'
import type { InvitationProps } from './invitation-props.ts'

/** Sends an invitation again. */
export function ResendInvitation({ organizationId, invitation }: InvitationProps) {
  const { t } = useTranslation('settings')
  const { mutateAsync, isPending } = useResendInvitation(organizationId, invitation.id)
  const resend = useSpokenAct({ act: mutateAsync, done: t('invitations.resent') })
  return (
    <Button
      size="sm"
      busy={isPending}
      aria-label={t('invitations.resendNamed', { email: invitation.invitedEmail })}
      onClick={resend}
    >
      {t('invitations.resend')}
    </Button>
  )
}
