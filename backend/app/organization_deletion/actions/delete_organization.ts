import { inTransaction } from '#core/database/transaction'
import { forbidden, nameDoesNotMatch } from '#organization_deletion/errors'
import { deleteOrganization } from '#organization_deletion/repositories/delete_organization'
import { lockRoster, may } from '#organizations/public'

interface DeleteOrganizationInput {
  organizationId: string
  actorId: string
  /** As typed, to confirm. */
  name: string
}

/** Deletes an organization once its name is confirmed. */
export default class DeleteOrganization {
  handle({ organizationId, actorId, name }: DeleteOrganizationInput): Promise<void> {
    return inTransaction(async (trx) => {
      const { organization, actor } = await lockRoster(trx, { organizationId, actorId })
      if (!may(actor.role, 'delete')) throw forbidden()
      if (name !== organization.name) throw nameDoesNotMatch()
      await deleteOrganization(trx, organization, actorId)
    })
  }
}
