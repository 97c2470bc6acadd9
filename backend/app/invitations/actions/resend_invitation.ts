import { User } from '#users/public'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { invitationExpired, invitationNotFound } from '#invitations/errors'
import { queueInvitationMail } from '#invitations/mails/invitation_mail'
import { renewInvitation } from '#invitations/repositories/invitations'
import { findInvitation } from '#invitations/queries/find_invitation'
import { hasExpired } from '#invitations/rules/lifetime'
import OrganizationUpdated from '#organizations/events/organization_updated'
import { lockOrganization, recordAudit } from '#organizations/public'

interface ResendInvitationInput {
  organizationId: string
  id: string
  inviter: User
}

/** Sends an invitation again with a new link, in the name of the actor. An expired one is not resent: INVITATION_EXPIRED. */
export default class ResendInvitation {
  handle({ organizationId, id, inviter }: ResendInvitationInput): Promise<void> {
    return inTransaction(async (trx) => {
      const organization = await lockOrganization(trx, organizationId)
      const invitation = await findInvitation(organizationId, id, trx)
      if (!invitation) throw invitationNotFound()
      if (hasExpired(invitation)) throw invitationExpired()
      const { email } = invitation
      const token = await renewInvitation(trx, id)
      const recipient = await User.findByEmail(email, trx)
      await queueInvitationMail(trx, { email, recipient, inviter, organization: organization.name, token })
      const entry = { organizationId, actorId: inviter.id, subjectEmail: email }
      await recordAudit(trx, { ...entry, subjectUserId: recipient?.id, action: 'invitation.resent' })
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
