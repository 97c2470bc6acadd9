import { afterCommit, inTransaction } from '#core/database/transaction'
import { recordAudit } from '#organizations/repositories/record_audit'
import { memberNotFound, refuseIf } from '#organizations/errors'
import OrganizationUpdated from '#organizations/events/organization_updated'
import { updateRole } from '#organizations/repositories/memberships'
import { lockRoster } from '#organizations/repositories/lock_roster'
import { roleRefusal } from '#organizations/rules/membership_guards'

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
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
