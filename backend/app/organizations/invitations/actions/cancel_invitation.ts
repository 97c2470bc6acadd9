import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { invitationNotFound } from '#organizations/invitations/errors'
import { cancelInvitations } from '#organizations/invitations/repositories/cancel_invitations'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'

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
      if ((await cancelInvitations(trx, { organizationId, userId, ids: [id] })) === 0)
        throw invitationNotFound()
      await completeAction(trx)
    })
  }
}
