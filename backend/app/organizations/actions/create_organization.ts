import { afterCommit, inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { recordAudit } from '#organizations/audit/record_audit'
import { nameExists, slugExists } from '#organizations/errors'
import OrganizationCreated from '#organizations/events/organization_created'
import { enrol } from '#organizations/models/enrol'
import Organization from '#organizations/models/organization'
import { nameKey } from '#organizations/rules/name_key'

export interface NewOrganization {
  name: string
  slug: string
  description?: string | null
  ownerId: string
}

/** Creates an organization; whoever creates it owns it. The database decides who was first with a name or slug. */
export default class CreateOrganization {
  async handle({ ownerId, ...input }: NewOrganization): Promise<string> {
    try {
      return await inTransaction(async (trx) => {
        const attributes = { ...input, nameKey: nameKey(input.name) }
        const { id } = await Organization.create(attributes, { client: trx })
        await enrol(trx, { organizationId: id, userId: ownerId, role: 'owner' })
        const entry = { organizationId: id, actorId: ownerId, subject: input.name }
        await recordAudit(trx, { ...entry, action: 'organization.created' })
        afterCommit(trx, () => OrganizationCreated.dispatch(id, ownerId))
        return id
      })
    } catch (error) {
      if (isUniqueViolation(error, 'name_key')) throw nameExists()
      if (isUniqueViolation(error, 'slug')) throw slugExists()
      throw error
    }
  }
}
