import type { Role } from '#contract/organizations/rules/role'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'
import { memberNotFound, refuseIf } from '#organizations/organizations/errors'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { updateRole } from '#organizations/organizations/repositories/memberships'
import { lockRoster } from '#organizations/organizations/repositories/lock_roster'
import { roleRefusal } from '#organizations/organizations/rules/membership_guards'

interface ChangeRoleInput {
  organizationId: string
  actorId: string
  userId: string
  role: Role
}

/** Changes the role of a member. The last owner remains an owner. */
export default class ChangeRole {
  handle({ role, ...input }: ChangeRoleInput): Promise<void> {
    return inTransaction(async (trx) => {
      const { actor, other, owners } = await lockRoster(trx, input)
      if (!other) throw memberNotFound()
      refuseIf(roleRefusal({ actor, other, owners, role }))
      if (other.role === role) return
      await updateRole(trx, input, role)
      const { organizationId, actorId } = input
      const change = { before: { role: other.role }, after: { role } }
      await recordAudit(trx, {
        organizationId,
        actorId,
        action: 'role.changed',
        subject: other.name,
        subjectUserId: input.userId,
        ...change,
      })
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}
