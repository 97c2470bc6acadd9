import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'
import { memberNotFound, refuseIf } from '#organizations/organizations/errors'
import { deleteMembership } from '#organizations/organizations/repositories/memberships'
import { lockRoster } from '#organizations/organizations/repositories/lock_roster'
import { removalRefusal } from '#organizations/organizations/rules/membership_guards'

interface RemoveMemberInput {
  organizationId: string
  actorId: string
  userId: string
}

/** Removes a member. Their posts and comments are kept. */
export default class RemoveMember {
  handle(removal: RemoveMemberInput): Promise<void> {
    return inTransaction(async (trx) => {
      const { organization, actor, other } = await lockRoster(trx, removal)
      if (!other) throw memberNotFound()
      refuseIf(removalRefusal({ actor, other, members: organization.membersCount }))
      await deleteMembership(trx, removal)
      const { organizationId, actorId, userId } = removal
      const entry = { organizationId, actorId, subject: other.name, before: { role: other.role } }
      await recordAudit(trx, { ...entry, subjectUserId: userId, action: 'member.removed' })
      await completeAction(trx)
    })
  }
}
