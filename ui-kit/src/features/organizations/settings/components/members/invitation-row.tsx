import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invitation } from '@fanfare/contract/organizations/data/invitation.ts'
import { ActionDialog } from '../../../../../components/action-dialog.tsx'
import { RowCheckbox } from '../../../../../components/selection/row-checkbox.tsx'
import type { RowSelection } from '../../../../../components/selection/use-selected-rows.ts'
import { useToastAction } from '../../../../../components/use-toast-action.ts'
import { DateText } from '../../../../../i18n/date-text.tsx'
import { DatedText } from '../../../../../i18n/dated-text.tsx'
import { MarkedText } from '../../../../../i18n/marked-text.tsx'
import { Badge } from '../../../../../primitives/badge.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { useCancelInvitations, useResendInvitation, useSendInvitation } from '../../api/invitation-queries.ts'
import { RoleBadge } from '../role-badge.tsx'
import { CopyInvitationLink } from './copy-invitation-link.tsx'

/** A pending invitation. An expired one can be replaced by a new one, or cancelled. */
export function InvitationRow({ organizationId, invitation, selection }: InvitationRowProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { invitedEmail, invitedBy, createdAt, expired, sendAt, link, role } = invitation
  const name = invitedBy?.name ?? t('common:state.formerMember')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      {selection && (
        <RowCheckbox name={invitedEmail} checked={selection.isSelected} onToggle={selection.onToggle} />
      )}
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{invitedEmail}</span>
          <Badge tone={expired ? 'danger' : 'warn'}>
            {t(expired ? 'invitations.expired' : 'invitations.pending')}
          </Badge>
          <RoleBadge role={role} />
        </p>
        <p className="text-sm text-muted">
          <span>
            <DatedText iso={createdAt} say={(date) => t('invitations.by', { name, date })} />
          </span>
          {sendAt !== null && (
            <span>
              {' · '}
              <MarkedText text={t('invitations.waits')} mark="when">
                {() => <DateText iso={sendAt} />}
              </MarkedText>
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {link !== null && <CopyInvitationLink email={invitedEmail} link={link} />}
        {expired ? (
          <InviteAgain organizationId={organizationId} invitation={invitation} />
        ) : (
          <ResendInvitation organizationId={organizationId} invitation={invitation} />
        )}
        <CancelInvitation organizationId={organizationId} invitation={invitation} />
      </div>
    </li>
  )
}

interface InvitationProps {
  organizationId: string
  invitation: Invitation
}

export interface InvitationRowProps extends InvitationProps {
  /** Absent when there is only one. */
  selection?: RowSelection
}

function ResendInvitation({ organizationId, invitation }: InvitationProps) {
  const { t } = useTranslation('settings')
  const { mutateAsync, isPending } = useResendInvitation(organizationId, invitation.id)
  const resend = useToastAction({
    action: mutateAsync,
    done: t('invitations.resent'),
    failed: t('invitations.changeFailed'),
  })
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

/** Invites the same address again; the new invitation replaces the expired one. */
function InviteAgain({ organizationId, invitation: { invitedEmail: email, role } }: InvitationProps) {
  const { t } = useTranslation('settings')
  const { mutateAsync, isPending } = useSendInvitation(organizationId)
  const invite = useToastAction({
    action: () => mutateAsync({ email, role, allowSignup: true }),
    done: t('invite.sent'),
    failed: t('invite.failed'),
  })
  return (
    <Button size="sm" busy={isPending} aria-label={t('invitations.againNamed', { email })} onClick={invite}>
      {t('invitations.again')}
    </Button>
  )
}

function CancelInvitation({ organizationId, invitation }: InvitationProps) {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  const email = invitation.invitedEmail
  const { mutateAsync } = useCancelInvitations(organizationId)
  return (
    <>
      <Button
        size="sm"
        variant="danger"
        atEnd
        aria-label={t('invitations.cancelNamed', { email })}
        onClick={() => setAsking(true)}
      >
        {t('invitations.cancel')}
      </Button>
      <ActionDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('cancellation.title')}
        description={t('cancellation.text', { email })}
        confirmLabel={t('cancellation.confirm')}
        cancelLabel={t('cancellation.keep')}
        action={() => mutateAsync([invitation.id])}
        failed={t('invitations.changeFailed')}
      />
    </>
  )
}
