import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import type { User } from '#identity/public'
import { withdrawJoinRequest } from '#organizations/domains/repositories/join_requests'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'

/** Withdraws one's own request to join, if there is one. */
export default class WithdrawJoinRequest {
  handle(organizationId: string, user: User): Promise<void> {
    return inTransaction(async (trx) => {
      if (!(await lockOrganization(trx, organizationId, { ifExists: true }))) return
      if (!(await withdrawJoinRequest(trx, { organizationId, userId: user.id }))) return
      const entry = { organizationId, actorId: user.id, subject: user.name, subjectUserId: user.id }
      await recordAudit(trx, { ...entry, action: 'join.withdrawn' })
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
