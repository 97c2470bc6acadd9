import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#core/database/transaction'
import MemberLeft from '#organizations/events/member_left'

/** Ends one membership and counts it no more, in the transaction of a caller who holds the organization. */
export async function endMembership(
  trx: TransactionClientContract,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<void> {
  await trx.from('memberships').where({ organization_id: organizationId, user_id: userId }).delete()
  await trx.from('organizations').where('id', organizationId).decrement('members_count', 1)
  afterCommit(trx, () => MemberLeft.dispatch(organizationId, userId))
}
