import { User } from '#identity/public'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { invitationExpired, invitationNotFound } from '#organizations/invitations/errors'
import { queueInvitationMail } from '#organizations/invitations/mails/invitation_mail'
import { renewInvitation } from '#organizations/invitations/repositories/invitations'
import { findInvitation } from '#organizations/invitations/queries/invitations'
import { hasExpired } from '#organizations/invitations/rules/lifetime'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

interface ResendInvitationInput {
  organizationId: string
  id: string
  inviter: User
}

/** Sends an invitation again with a new link, in the name of the actor. INVITATION_EXPIRED for an expired one. */
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
