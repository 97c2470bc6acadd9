import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { afterCommit } from '#core/database/transaction'
import OrganizationDeleted from '#organizations/events/organization_deleted'

/** Marks an organization as deleted: for its members and for visitors it does not exist any more. */
export async function closeOrganization(trx: TransactionClientContract, id: string): Promise<void> {
  await trx
    .from('organizations')
    .where('id', id)
    .update({ deleted_at: toInstant(now()) })
  const members: { user_id: string }[] = await trx
    .from('memberships')
    .where('organization_id', id)
    .select('user_id')
  const memberIds = members.map(({ user_id }) => user_id)
  afterCommit(trx, () => OrganizationDeleted.dispatch(id, memberIds))
}
