import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rememberRemoved } from '#organizations/domains/repositories/join_requests'
import { deleteMembershipsOf } from '#organizations/organizations/repositories/memberships'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'
import type { Person } from '#organizations/organizations/rules/membership_guards'

interface Removal {
  organizationId: string
  actorId: string
  members: readonly Person[]
}

/** Removes members of a locked organization. Their posts and comments are kept. */
export async function removeMembers(
  trx: TransactionClientContract,
  { organizationId, actorId, members }: Removal,
): Promise<void> {
  const ids = members.map(({ id }) => id)
  await deleteMembershipsOf(trx, organizationId, ids)
  await rememberRemoved(trx, organizationId, ids)
  const entries = members.map(({ id, name, role }) => ({
    organizationId,
    actorId,
    action: 'member.removed' as const,
    subject: name,
    subjectUserId: id,
    before: { role },
  }))
  await recordAudit(trx, ...entries)
}
