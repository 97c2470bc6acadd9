import type { OrganizationFields } from '#contract/data/organization'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { recordChanges } from '#organizations/audit/record_changes'
import { nameExists } from '#organizations/errors'
import OrganizationUpdated from '#organizations/events/organization_updated'
import { holdOrganization } from '#organizations/models/hold_organization'
import { changedFields } from '#organizations/rules/changed_fields'
import { nameKey } from '#organizations/rules/name_key'

interface Update {
  organizationId: string
  actorId: string
  changes: Partial<OrganizationFields>
}

/** Changes what an organization says of itself. What is absent stays; what is the same leaves no trace. */
export default class UpdateOrganization {
  async handle({ organizationId, actorId, changes }: Update): Promise<void> {
    try {
      await inTransaction(async (trx) => {
        const organization = await holdOrganization(trx, organizationId)
        const { before, after } = changedFields(organization, changes)
        if (Object.keys(after).length === 0) return
        organization.merge({ ...after, ...(after.name && { nameKey: nameKey(after.name) }) })
        await organization.save()
        await recordChanges(trx, { organizationId, actorId, subject: organization.name, before, after })
        afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
      })
    } catch (error) {
      if (isUniqueViolation(error, 'name_key')) throw nameExists()
      throw error
    }
  }
}
