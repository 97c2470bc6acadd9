import { inTransaction } from '#core/database/transaction'
import { invitationNotFound, organizationNotFound } from '#invitations/errors'
import { holdOrganization } from '#invitations/models/hold_organization'
import { findInvitation } from '#invitations/queries/find_invitation'
import { recordAudit } from '#organizations/public'

interface Cancelling {
  organizationId: string
  id: string
  userId: string
}

/** Takes an invitation back. Whoever holds its link finds it closed. */
export default class CancelInvitation {
  handle({ organizationId, id, userId }: Cancelling): Promise<void> {
    return inTransaction(async (trx) => {
      if (!(await holdOrganization(trx, organizationId))) throw organizationNotFound()
      const invitation = await findInvitation(organizationId, id, trx)
      if (!invitation) throw invitationNotFound()
      await trx.from('invitations').where('id', id).delete()
      const entry = { organizationId, actorId: userId, subject: invitation.email }
      await recordAudit(trx, { ...entry, action: 'invitation.cancelled' })
    })
  }
}
