import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** An organization with one owner. */
export interface SoleOwned {
  id: string
  name: string
}

/** Locks all organizations of a user, so that roles cannot change, and returns those where they are the only owner. */
export async function lockSoleOwnedOrganizations(
  trx: TransactionClientContract,
  userId: string,
): Promise<SoleOwned[]> {
  const joined = trx.from('memberships').where('user_id', userId).select('organization_id')
  const theirs = trx.from('organizations').whereIn('id', joined).orderBy('id').select('id')
  theirs.knexQuery.forNoKeyUpdate()
  await theirs
  const owned = trx.from('memberships').where({ user_id: userId, role: 'owner' }).select('organization_id')
  const shared = trx
    .from('memberships')
    .where('role', 'owner')
    .whereNot('user_id', userId)
    .select('organization_id')
  return trx
    .from('organizations')
    .whereIn('id', owned)
    .whereNotIn('id', shared)
    .whereNull('deleted_at')
    .orderBy('name_key')
    .select('id', 'name')
}
