import { inTransaction } from '#core/database/transaction'
import { recordAudit } from '#organizations/repositories/record_audit'
import { memberNotFound, refuseIf } from '#organizations/errors'
import { deleteMembership } from '#organizations/repositories/memberships'
import { lockRoster } from '#organizations/repositories/lock_roster'
import { removalRefusal } from '#organizations/rules/membership_guards'

interface RemoveMemberInput {
  organizationId: string
  actorId: string
  userId: string
}

/** Removes a member. Their posts and comments stay. */
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
    })
  }
}
