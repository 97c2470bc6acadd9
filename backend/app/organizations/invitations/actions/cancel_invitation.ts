import { completeAction } from '#core/database/transactions/repeated_action'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { invitationNotFound } from '#organizations/invitations/errors'
import { closeInvitation } from '#organizations/invitations/repositories/invitations'
import { findInvitation } from '#organizations/invitations/queries/invitations'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

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
      await completeAction(trx)
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
