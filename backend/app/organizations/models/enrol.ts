import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'
import type { Membership } from '#organizations/queries/find_membership'

/** Makes a person a member and counts them, in the transaction of the caller. */
export async function enrol(trx: TransactionClientContract, membership: Membership): Promise<void> {
  const { organizationId, userId, role } = membership
  await trx.table('memberships').insert({
    id: newId(),
    organization_id: organizationId,
    user_id: userId,
    role,
    joined_at: toInstant(now()),
  })
  await trx.from('organizations').where('id', organizationId).increment('members_count', 1)
}
