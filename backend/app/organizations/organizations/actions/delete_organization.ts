import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { forbidden, nameDoesNotMatch } from '#organizations/organizations/errors'
import { deleteOrganization } from '#organizations/organizations/repositories/delete_organization'
import { lockRoster } from '#organizations/organizations/repositories/lock_roster'
import { may } from '#contract/organizations/rules/abilities'

interface DeleteOrganizationInput {
  organizationId: string
  actorId: string
  /** As typed by the user, for confirmation. */
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
      await completeAction(trx)
    })
  }
}
