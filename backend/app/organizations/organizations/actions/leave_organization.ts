import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'
import { refuseIf } from '#organizations/organizations/errors'
import { deleteMembership } from '#organizations/organizations/repositories/memberships'
import { lockRoster } from '#organizations/organizations/repositories/lock_roster'
import { ownerRefusal } from '#organizations/organizations/rules/membership_guards'

/** Ends one's own membership. The last owner has to transfer or delete the organization first. */
export default class LeaveOrganization {
  handle({ organizationId, userId }: { organizationId: string; userId: string }): Promise<void> {
    return inTransaction(async (trx) => {
      const { actor, owners } = await lockRoster(trx, { organizationId, actorId: userId })
      refuseIf(ownerRefusal(actor, owners))
      await deleteMembership(trx, { organizationId, userId })
      const entry = { organizationId, actorId: userId, subject: actor.name, before: { role: actor.role } }
      await recordAudit(trx, { ...entry, subjectUserId: userId, action: 'member.left' })
      await completeAction(trx)
    })
  }
}
