import { User } from '#accounts/public'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { invitationExpired, invitationNotFound } from '#invitations/errors'
import { postInvitation } from '#invitations/mails/post_invitation'
import { renewInvitation } from '#invitations/models/renew_invitation'
import { findInvitation } from '#invitations/queries/find_invitation'
import { hasExpired } from '#invitations/rules/lifetime'
import OrganizationUpdated from '#organizations/events/organization_updated'
import { holdOrganization, recordAudit } from '#organizations/public'

interface Resending {
  organizationId: string
  id: string
  inviter: User
}

/** Sends an invitation again, in the name of whoever asks for it. One that has expired is sent anew instead. */
export default class ResendInvitation {
  handle({ organizationId, id, inviter }: Resending): Promise<void> {
    return inTransaction(async (trx) => {
      const organization = await holdOrganization(trx, organizationId)
      const invitation = await findInvitation(organizationId, id, trx)
      if (!invitation) throw invitationNotFound()
      if (hasExpired(invitation.expires_at)) throw invitationExpired()
      const { email } = invitation
      const token = await renewInvitation(trx, id)
      const guest = await User.findByEmail(email, trx)
      await postInvitation(trx, { email, guest, inviter, organization: organization.name, token })
      const entry = { organizationId, actorId: inviter.id, subject: email }
      await recordAudit(trx, { ...entry, action: 'invitation.resent' })
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
