import type { Role } from '#contract/rules/role'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { recordAudit } from '#organizations/audit/record_audit'
import { memberNotFound, refuseIf } from '#organizations/errors'
import OrganizationUpdated from '#organizations/events/organization_updated'
import { giveRole } from '#organizations/models/give_role'
import { holdRoster } from '#organizations/models/hold_roster'
import { roleRefusal } from '#organizations/rules/membership_guards'

interface RoleChange {
  organizationId: string
  actorId: string
  userId: string
  role: Role
}

/** Gives a member another role. The last owner stays one. */
export default class ChangeRole {
  handle({ role, ...place }: RoleChange): Promise<void> {
    return inTransaction(async (trx) => {
      const { actor, other, owners } = await holdRoster(trx, place)
      if (!other) throw memberNotFound()
      refuseIf(roleRefusal({ actor, other, owners, role }))
      if (other.role === role) return
      await giveRole(trx, place, role)
      const { organizationId, actorId } = place
      const change = { before: { role: other.role }, after: { role } }
      await recordAudit(trx, {
        organizationId,
        actorId,
        action: 'role.changed',
        subject: other.name,
        ...change,
      })
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
