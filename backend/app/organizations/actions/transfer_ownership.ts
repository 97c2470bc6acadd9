import { afterCommit, inTransaction } from '#core/database/transaction'
import { recordAudit } from '#organizations/audit/record_audit'
import { memberNotFound, refuseIf } from '#organizations/errors'
import OrganizationUpdated from '#organizations/events/organization_updated'
import { giveRole } from '#organizations/models/give_role'
import { holdRoster } from '#organizations/models/hold_roster'
import { roleRefusal } from '#organizations/rules/membership_guards'

interface Transfer {
  organizationId: string
  actorId: string
  /** The new owner; somebody else than the one who hands on. */
  userId: string
}

/** Makes another member an owner in the place of the one who asks, who stays as an admin. */
export default class TransferOwnership {
  handle(transfer: Transfer): Promise<void> {
    return inTransaction(async (trx) => {
      const { organizationId, actorId } = transfer
      const { actor, other, owners } = await holdRoster(trx, transfer)
      if (!other) throw memberNotFound()
      refuseIf(roleRefusal({ actor, other, owners, role: 'owner' }))
      await giveRole(trx, transfer, 'owner')
      await giveRole(trx, { organizationId, userId: actorId }, 'admin')
      const change = { before: { owner: actor.name }, after: { owner: other.name } }
      const entry = { organizationId, actorId, subject: other.name, ...change }
      await recordAudit(trx, { ...entry, action: 'ownership.transferred' })
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
