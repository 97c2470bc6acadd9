import { afterCommit, inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { recordAudit } from '#organizations/repositories/record_audit'
import { nameOrSlugExists } from '#organizations/errors'
import OrganizationCreated from '#organizations/events/organization_created'
import { insertMembership } from '#organizations/repositories/memberships'
import Organization from '#organizations/models/organization'
import { findExisting } from '#organizations/queries/find_existing'
import { nameKey } from '#organizations/rules/name_key'

export interface CreateOrganizationInput {
  name: string
  slug: string
  description?: string | null
  ownerId: string
}

/** Creates an organization with its first owner. Unique indexes decide between simultaneous names and slugs. */
export default class CreateOrganization {
  async handle({ ownerId, ...input }: CreateOrganizationInput): Promise<string> {
    try {
      return await inTransaction(async (trx) => {
        const attributes = { ...input, nameKey: nameKey(input.name) }
        const { id } = await Organization.create(attributes, { client: trx })
        await insertMembership(trx, { organizationId: id, userId: ownerId, role: 'owner' })
        const entry = { organizationId: id, actorId: ownerId, subject: input.name }
        await recordAudit(trx, { ...entry, action: 'organization.created' })
        afterCommit(trx, () => OrganizationCreated.dispatch(id, ownerId))
        return id
      })
    } catch (error) {
      const isName = isUniqueViolation(error, 'name_key')
      if (!isName && !isUniqueViolation(error, 'slug')) throw error
      // The index that was checked first hides the other one.
      const existing = await findExisting(input)
      throw nameOrSlugExists({ name: isName || existing.name, slug: !isName || existing.slug })
    }
  }
}
