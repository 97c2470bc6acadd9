import { User } from '#accounts/public'
import type { InvitedRole } from '#contract/data/invitation'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { alreadyMember, invitationExists, userNotFound } from '#invitations/errors'
import { postInvitation } from '#invitations/mails/post_invitation'
import { keepInvitation } from '#invitations/models/keep_invitation'
import OrganizationUpdated from '#organizations/events/organization_updated'
import { findMembership, holdOrganization, recordAudit } from '#organizations/public'

interface NewInvitation {
  organizationId: string
  inviter: User
  email: string
  role?: InvitedRole
  /** Whether an address without an account may be invited too. */
  allowSignup?: boolean
}

/** Invites a person to an organization. The database decides who was first with an address. */
export default class SendInvitation {
  async handle({ organizationId, inviter, role = 'member', ...asked }: NewInvitation): Promise<string> {
    const guest = await User.findByEmail(asked.email)
    if (!guest && !asked.allowSignup) throw userNotFound()
    if (guest && (await findMembership(guest.id, organizationId))) throw alreadyMember()
    const email = guest?.email ?? asked.email
    try {
      return await inTransaction(async (trx) => {
        const organization = await holdOrganization(trx, organizationId)
        const place = { organizationId, email, role, inviterId: inviter.id }
        const { id, token } = await keepInvitation(trx, place)
        await postInvitation(trx, { email, guest, inviter, organization: organization.name, token })
        const entry = { organizationId, actorId: inviter.id, subject: email, after: { role } }
        await recordAudit(trx, { ...entry, action: 'invitation.sent' })
        afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
        return id
      })
    } catch (error) {
      if (isUniqueViolation(error, 'email_key')) throw invitationExists()
      throw error
    }
  }
}
