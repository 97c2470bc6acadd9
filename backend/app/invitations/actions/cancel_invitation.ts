import { afterCommit, inTransaction } from '#core/database/transaction'
import { invitationNotFound } from '#invitations/errors'
import { findInvitation } from '#invitations/queries/find_invitation'
import OrganizationUpdated from '#organizations/events/organization_updated'
import { holdOrganization, recordAudit } from '#organizations/public'

interface Cancelling {
  organizationId: string
  id: string
  userId: string
}

/** Takes an invitation back. Whoever holds its link finds it closed. */
export default class CancelInvitation {
  handle({ organizationId, id, userId }: Cancelling): Promise<void> {
    return inTransaction(async (trx) => {
      await holdOrganization(trx, organizationId)
      const invitation = await findInvitation(organizationId, id, trx)
      if (!invitation) throw invitationNotFound()
      await trx.from('invitations').where('id', id).delete()
      const entry = { organizationId, actorId: userId, subject: invitation.email }
      await recordAudit(trx, { ...entry, action: 'invitation.cancelled' })
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
