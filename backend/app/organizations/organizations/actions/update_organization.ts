import type { OrganizationFields } from '#contract/organizations/data/organization'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { recordChanges } from '#organizations/organizations/repositories/record_audit'
import { nameExists } from '#organizations/organizations/errors'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { refuseReservedNames } from '#organizations/organizations/repositories/reserved_names'
import { nameKey, nameSkeleton } from '#organizations/organizations/rules/same_name'

interface UpdateOrganizationInput {
  organizationId: string
  actorId: string
  changes: Partial<OrganizationFields>
}

/** Updates an organization. Absent fields are unchanged; unchanged fields are not audited. */
export default class UpdateOrganization {
  async handle({ organizationId, actorId, changes }: UpdateOrganizationInput): Promise<void> {
    try {
      await inTransaction(async (trx) => {
        const organization = await lockOrganization(trx, organizationId)
        const { before, after } = changedFields(organization, changes)
        if (Object.keys(after).length === 0) return
        organization.merge({ ...after, ...(after.name && keysOf(after.name)) })
        await organization.save()
        await refuseReservedNames(trx, { name: after.name }, actorId)
        await recordChanges(trx, { organizationId, actorId, subject: organization.name, before, after })
        afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
      })
    } catch (error) {
      if (isUniqueViolation(error, 'name_key') || isUniqueViolation(error, 'name_skeleton'))
        throw nameExists()
      throw error
    }
  }
}

const keysOf = (name: string) => ({ nameKey: nameKey(name), nameSkeleton: nameSkeleton(name) })

/** The fields that differ, before and after. */
function changedFields<Fields extends object>(
  current: Fields,
  changes: Partial<Fields>,
): { before: Partial<Fields>; after: Partial<Fields> } {
  const keys = (Object.keys(changes) as (keyof Fields)[]).filter(
    (key) => changes[key] !== undefined && changes[key] !== current[key],
  )
  const only = (fields: Partial<Fields>) =>
    Object.fromEntries(keys.map((key) => [key, fields[key]])) as Partial<Fields>
  return { before: only(current), after: only(changes) }
}
