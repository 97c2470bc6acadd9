import { inTransaction } from '#core/database/transaction'
import { recordAudit } from '#organizations/audit/record_audit'
import { memberNotFound, refuseIf } from '#organizations/errors'
import { endMembership } from '#organizations/models/end_membership'
import { holdRoster } from '#organizations/models/hold_roster'
import { removalRefusal } from '#organizations/rules/membership_guards'

interface Removal {
  organizationId: string
  actorId: string
  userId: string
}

/** Takes a member out of an organization. What they shared and wrote stays. */
export default class RemoveMember {
  handle(removal: Removal): Promise<void> {
    return inTransaction(async (trx) => {
      const { organization, actor, other } = await holdRoster(trx, removal)
      if (!other) throw memberNotFound()
      refuseIf(removalRefusal({ actor, other, members: organization.membersCount }))
      await endMembership(trx, removal)
      const { organizationId, actorId } = removal
      const entry = { organizationId, actorId, subject: other.name, before: { role: other.role } }
      await recordAudit(trx, { ...entry, action: 'member.removed' })
    })
  }
}
