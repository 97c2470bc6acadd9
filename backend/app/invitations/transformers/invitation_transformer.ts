import type { User } from '#users/public'
import type { Invitation, InvitationCheck } from '#contract/data/invitation'
import { instantToIso } from '#core/database/instant'
import type { OpenInvitation } from '#invitations/queries/find_open_invitation'
import type { InvitationRow } from '#invitations/queries/invitation_row'
import { invitationLink } from '#invitations/rules/invitation_link'
import { hasExpired } from '#invitations/rules/lifetime'
import { maskEmail } from '#invitations/rules/mask_email'
import { unseal } from '#invitations/rules/invitation_token'

/** An invitation, as admins and owners see it. */
export function forManager(row: InvitationRow): Invitation {
  const expired = hasExpired(row)
  const token = expired ? null : unseal(row.id, row.token)
  return {
    id: row.id,
    invitedEmail: row.email,
    role: row.role,
    invitedBy: row.inviter_id === null ? null : { id: row.inviter_id, name: row.inviter_name! },
    createdAt: instantToIso(row.created_at),
    expiresAt: instantToIso(row.expires_at),
    expired,
    link: token && invitationLink(token),
  }
}

/** A valid invitation, as its recipient sees it. */
export function forRecipient(
  invitation: OpenInvitation,
  { isExistingUser, reader }: { isExistingUser: boolean; reader: User | null },
): InvitationCheck {
  const name = invitation.organization_name
  return {
    valid: true,
    message: `You are invited to join ${name}.`,
    isExistingUser,
    organization: { name },
    invitedEmail: maskEmail(invitation.email),
    signUpEmail: isExistingUser ? null : invitation.email,
    isForYou: reader && reader.emailKey === invitation.email_key,
  }
}

/** The response for every other token, so that the reason is not revealed. */
export const INVALID_INVITATION: InvitationCheck = {
  valid: false,
  message: 'This invitation is not valid',
  isExistingUser: false,
  organization: null,
  invitedEmail: null,
  signUpEmail: null,
  isForYou: null,
}
