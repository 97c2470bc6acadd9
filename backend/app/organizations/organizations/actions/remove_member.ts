import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { memberNotFound, refuseIf } from '#organizations/organizations/errors'
import { removeMembers } from '#organizations/organizations/repositories/remove_members'
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
      const { organizationId, actorId } = removal
      await removeMembers(trx, { organizationId, actorId, members: [other] })
      await completeAction(trx)
    })
  }
}
