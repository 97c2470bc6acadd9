import { inTransaction } from '#core/database/transaction'
import { recordAudit } from '#organizations/audit/record_audit'
import { refuseIf } from '#organizations/errors'
import { endMembership } from '#organizations/models/end_membership'
import { holdRoster } from '#organizations/models/hold_roster'
import { departureRefusal } from '#organizations/rules/membership_guards'

/** Lets a member go. The last owner hands the organization on first, or deletes it. */
export default class LeaveOrganization {
  handle({ organizationId, userId }: { organizationId: string; userId: string }): Promise<void> {
    return inTransaction(async (trx) => {
      const { actor, owners } = await holdRoster(trx, { organizationId, actorId: userId })
      refuseIf(departureRefusal(actor, owners))
      await endMembership(trx, { organizationId, userId })
      const entry = { organizationId, actorId: userId, subject: actor.name, before: { role: actor.role } }
      await recordAudit(trx, { ...entry, action: 'member.left' })
    })
  }
}
