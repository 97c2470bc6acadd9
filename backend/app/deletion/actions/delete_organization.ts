import { inTransaction } from '#core/database/transaction'
import { forbidden, nameDoesNotMatch } from '#deletion/errors'
import { deleteOrganization } from '#deletion/models/delete_organization'
import { holdRoster, may } from '#organizations/public'

interface Deletion {
  organizationId: string
  actorId: string
  /** As it was typed. */
  name: string
}

/** Deletes an organization for everybody, at once. */
export default class DeleteOrganization {
  handle({ organizationId, actorId, name }: Deletion): Promise<void> {
    return inTransaction(async (trx) => {
      const { organization, actor } = await holdRoster(trx, { organizationId, actorId })
      if (!may(actor.role, 'delete')) throw forbidden()
      if (name !== organization.name) throw nameDoesNotMatch()
      await deleteOrganization(trx, organization, actorId)
    })
  }
}
