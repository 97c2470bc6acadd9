import { completeAction } from '#core/database/transactions/repeated_action'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'
import { memberNotFound, refuseIf } from '#organizations/organizations/errors'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { updateRole } from '#organizations/organizations/repositories/memberships'
import { lockRoster } from '#organizations/organizations/repositories/lock_roster'
import { roleRefusal } from '#organizations/organizations/rules/membership_guards'

interface TransferOwnershipInput {
  organizationId: string
  actorId: string
  /** The new owner, who is not the actor. */
  userId: string
}

/** Makes another member an owner; the actor becomes an admin. */
export default class TransferOwnership {
  handle(transfer: TransferOwnershipInput): Promise<void> {
    return inTransaction(async (trx) => {
      const { organizationId, actorId } = transfer
      const { actor, other, owners } = await lockRoster(trx, transfer)
      if (!other) throw memberNotFound()
      refuseIf(roleRefusal({ actor, other, owners, role: 'owner' }))
      await updateRole(trx, transfer, 'owner')
      await updateRole(trx, { organizationId, userId: actorId }, 'admin')
      const change = { before: { owner: actor.name }, after: { owner: other.name } }
      const entry = {
        organizationId,
        actorId,
        subject: other.name,
        subjectUserId: transfer.userId,
        ...change,
      }
      await recordAudit(trx, { ...entry, action: 'ownership.transferred' })
      await completeAction(trx)
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
