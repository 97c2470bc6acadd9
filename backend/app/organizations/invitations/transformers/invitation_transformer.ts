import type { User } from '#identity/public'
import type { Invitation, InvitationCheck, InviteLink } from '#contract/organizations/data/invitation'
import { instantToIso } from '#core/database/rows/instant'
import type { ClosedInvitation } from '#organizations/invitations/queries/find_closed_invitation'
import type { OpenInvitation } from '#organizations/invitations/queries/find_open_invitation'
import type { InvitationRow } from '#organizations/invitations/queries/invitation_row'
import { invitationLink, unseal } from '#organizations/invitations/rules/invitation_token'
import type { InviteLinkRow } from '#organizations/invitations/queries/invite_link'
import { hasEnded, hasExpired } from '#organizations/invitations/rules/lifetime'

/** A masked email address that its owner recognizes: `n***@example.org`. */
export function maskEmail(email: string): string {
  const [first = ''] = email
  return `${first}***${email.slice(email.lastIndexOf('@'))}`
}

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
    sendAt: row.sends_at && instantToIso(row.sends_at),
    link: token && invitationLink(token),
  }
}

/** The invite link of an organization, as admins and owners see it. */
export function linkForManager(row: InviteLinkRow): InviteLink {
  const token = unseal(row.id, row.token)
  return {
    link: token === null ? '' : invitationLink(token),
    role: row.role,
    createdBy: row.creator_id === null ? null : { id: row.creator_id, name: row.creator_name! },
    createdAt: instantToIso(row.created_at),
    expiresAt: row.expires_at && instantToIso(row.expires_at),
    uses: row.uses,
    usesMax: row.uses_max,
    hasEnded: token === null || hasEnded(row),
  }
}

/** An open invite link, as any visitor sees it. */
export const linkForVisitor = ({
  organization_name: name,
  creator_name,
}: InviteLinkRow): InvitationCheck => ({
  ...INVALID_INVITATION,
  valid: true,
  state: 'open',
  message: `You are invited to join ${name}.`,
  organization: { name },
  invitedBy: creator_name,
})

/** A valid invitation, as its recipient sees it. */
export function forRecipient(
  invitation: OpenInvitation,
  { isExistingUser, reader }: { isExistingUser: boolean; reader: User | null },
): InvitationCheck {
  const name = invitation.organization_name
  return {
    valid: true,
    state: 'open',
    message: `You are invited to join ${name}.`,
    isExistingUser,
    organization: { name },
    invitedBy: invitation.inviter_name,
    invitedEmail: maskEmail(invitation.email),
    signUpEmail: isExistingUser ? null : invitation.email,
    isForYou: reader && reader.emailKey === invitation.email_key,
  }
}

/** The response for an unknown token. */
export const INVALID_INVITATION: InvitationCheck = {
  valid: false,
  state: 'unknown',
  message: 'This invitation is not valid',
  isExistingUser: false,
  organization: null,
  invitedBy: null,
  invitedEmail: null,
  signUpEmail: null,
  isForYou: null,
}

/** The response for an invitation that has expired, or was accepted, cancelled or replaced. */
export const ENDED_INVITATION: InvitationCheck = { ...INVALID_INVITATION, state: 'ended' }

/** A closed invitation, as its recipient sees it. Only the member who accepted it learns that. */
export function forLateRecipient(
  { organization_name: name, member_id }: ClosedInvitation,
  reader: User | null,
): InvitationCheck {
  if (reader === null || member_id !== reader.id || name === null) return ENDED_INVITATION
  return {
    ...ENDED_INVITATION,
    state: 'joined',
    message: `You are a member of ${name} already.`,
    organization: { name },
    isForYou: true,
  }
}
