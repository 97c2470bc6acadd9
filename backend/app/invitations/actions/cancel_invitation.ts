import { afterCommit, inTransaction } from '#core/database/transaction'
import { invitationNotFound } from '#invitations/errors'
import { closeInvitation } from '#invitations/repositories/invitations'
import { findInvitation } from '#invitations/queries/find_invitation'
import OrganizationUpdated from '#organizations/events/organization_updated'
import { lockOrganization, recordAudit } from '#organizations/public'

interface CancelInvitationInput {
  organizationId: string
  id: string
  userId: string
}

/** Cancels an invitation; its link stops working. */
export default class CancelInvitation {
  handle({ organizationId, id, userId }: CancelInvitationInput): Promise<void> {
    return inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId)
      const invitation = await findInvitation(organizationId, id, trx)
      if (!invitation) throw invitationNotFound()
      await closeInvitation(trx, id)
      const entry = { organizationId, actorId: userId, subjectEmail: invitation.email }
      await recordAudit(trx, { ...entry, action: 'invitation.cancelled' })
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
