import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { emailKey } from '#core/database/search/email_key'
import { findInviteLinkByToken } from '#organizations/invitations/queries/invite_link'
import { findOpenInvitation } from '#organizations/invitations/queries/find_open_invitation'
import { isToken } from '#organizations/invitations/rules/invitation_token'
import { hasEnded, hasExpired } from '#organizations/invitations/rules/lifetime'

/** Whether a token is that of a valid invitation for an address, or of a valid invite link, which is for anyone. */
export async function isInvited(
  client: QueryClientContract,
  { invitation: token, email }: { invitation: string; email: string },
): Promise<boolean> {
  if (!isToken(token)) return false
  const invitation = await findOpenInvitation(token, client)
  if (invitation) return !hasExpired(invitation) && invitation.email_key === emailKey(email)
  const link = await findInviteLinkByToken(token, client)
  return link !== null && !hasEnded(link)
}
