import type { Joining } from '#contract/organizations/data/domain'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { requireDomain } from '#organizations/domains/queries/domains'
import { setJoining } from '#organizations/domains/repositories/domains'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

interface UpdateDomainInput {
  organizationId: string
  userId: string
  id: string
  joining: Joining
}

/** Chooses how people with an address at a domain become members. */
export default class UpdateDomain {
  handle({ organizationId, userId, id, joining }: UpdateDomainInput): Promise<void> {
    return inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId, { columns: ['id'] })
      const { domain: subject, joining: before } = await requireDomain({ organizationId, id }, trx)
      if (joining === before) return
      await setJoining(trx, id, joining)
      const entry = { organizationId, actorId: userId, subject, before: { joining: before } }
      await recordAudit(trx, { ...entry, after: { joining }, action: 'domain.updated' })
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
