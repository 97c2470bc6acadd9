import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/dates.ts'
import { useLanguage } from '../../../i18n/languages.ts'
import { Badge } from '../../../primitives/badge.tsx'
import { RoleBadge } from '../components/role-badge.tsx'
import { CancelInvitation } from './cancel-invitation.tsx'
import { CopyInvitationLink } from './copy-invitation-link.tsx'
import type { InvitationProps } from './invitation-props.ts'
import { ResendInvitation } from './resend-invitation.tsx'

/** An invitation that has not been answered. One that has expired can only be cancelled. */
export function InvitationRow({ organizationId, invitation }: InvitationProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { invitedEmail, invitedBy, createdAt, expired, link, role } = invitation
  const date = formatDate(createdAt, useLanguage(), 'date')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{invitedEmail}</span>
          <Badge tone={expired ? 'danger' : 'warn'}>
            {t(expired ? 'invitations.expired' : 'invitations.pending')}
          </Badge>
          <RoleBadge role={role} />
        </p>
        <p className="text-sm text-muted">
          {t('invitations.by', { name: invitedBy?.name ?? t('common:state.formerMember'), date })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {link !== null && <CopyInvitationLink email={invitedEmail} link={link} />}
        {!expired && <ResendInvitation organizationId={organizationId} invitation={invitation} />}
        <CancelInvitation organizationId={organizationId} invitation={invitation} />
      </div>
    </li>
  )
}
