import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Role } from '#contract/rules/role'

/** Writes the role of a member, whose organization the caller holds. */
export async function giveRole(
  trx: TransactionClientContract,
  { organizationId, userId }: { organizationId: string; userId: string },
  role: Role,
): Promise<void> {
  await trx.from('memberships').where({ organization_id: organizationId, user_id: userId }).update({ role })
}
