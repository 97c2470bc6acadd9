import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { endInviteLink } from '#organizations/invitations/repositories/invite_links'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

/** Revokes the invite link of an organization, if it has one. Members who joined with it stay. */
export default class RevokeInviteLink {
  handle(organizationId: string, userId: string): Promise<void> {
    return inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId, { columns: ['id'] })
      if (!(await endInviteLink(trx, organizationId))) return
      await recordAudit(trx, { organizationId, actorId: userId, action: 'invite_link.revoked' })
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
