import { User } from '#identity/public'
import type { InvitedRole } from '#contract/organizations/data/invitation'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { alreadyMember, invitationExists, userNotFound } from '#organizations/invitations/errors'
import { queueInvitationMail } from '#organizations/invitations/mails/invitation_mail'
import { insertInvitation } from '#organizations/invitations/repositories/invitations'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { findMembership } from '#organizations/organizations/queries/find_membership'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

interface SendInvitationInput {
  organizationId: string
  inviter: User
  email: string
  role?: InvitedRole
  /** Whether an address without an account may be invited. */
  allowSignup?: boolean
}

/** Invites an address to an organization. A unique index decides between simultaneous invitations of the same address. */
export default class SendInvitation {
  async handle({ organizationId, inviter, role = 'member', ...input }: SendInvitationInput): Promise<string> {
    const recipient = await User.findByEmail(input.email)
    if (!recipient && !input.allowSignup) throw userNotFound()
    if (recipient && (await findMembership(recipient.id, organizationId))) throw alreadyMember()
    const email = recipient?.email ?? input.email
    try {
      return await inTransaction(async (trx) => {
        const organization = await lockOrganization(trx, organizationId)
        const invitation = { organizationId, email, role, inviterId: inviter.id }
        const { id, token } = await insertInvitation(trx, invitation)
        await queueInvitationMail(trx, { email, recipient, inviter, organization: organization.name, token })
        const entry = { organizationId, actorId: inviter.id, subjectEmail: email, after: { role } }
        await recordAudit(trx, { ...entry, subjectUserId: recipient?.id, action: 'invitation.sent' })
        afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
        return id
      })
    } catch (error) {
      if (isUniqueViolation(error, 'email_key')) throw invitationExists()
      throw error
    }
  }
}
