import { completeAction } from '#core/database/transactions/repeated_action'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { requireDomain } from '#organizations/domains/queries/domains'
import { deleteDomain } from '#organizations/domains/repositories/domains'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

interface RemoveDomainInput {
  organizationId: string
  userId: string
  id: string
}

/** Removes a domain, which another organization may prove then. Members stay. */
export default class RemoveDomain {
  handle({ organizationId, userId, id }: RemoveDomainInput): Promise<void> {
    return inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId, { columns: ['id'] })
      const { domain: subject } = await requireDomain({ organizationId, id }, trx)
      await deleteDomain(trx, id)
      await recordAudit(trx, { organizationId, actorId: userId, subject, action: 'domain.removed' })
      await completeAction(trx)
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
