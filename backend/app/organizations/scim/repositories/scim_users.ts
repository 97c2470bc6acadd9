import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockByName } from '#core/database/transactions/advisory_lock'
import { instantToIso, toInstant } from '#core/database/rows/instant'
import { jsonFile } from '#core/files/export/exported_files'
import { now } from '#core/runtime/clock'
import type { AccountPart } from '#identity/public'
import { findScimUser } from '#organizations/scim/queries/scim_users'

/**
 * Serializes what the directory changes: it sends one change after the other, and people, groups and memberships depend on
 * each other. Avoids deadlocks: it comes before all other locks.
 */
export const lockProvisioning = (trx: TransactionClientContract): Promise<void> =>
  lockByName(trx, 'provisioning')

/** What is stored of a person besides their account. */
export interface ProvisionedFields {
  externalId: string | null
  given: string | null
  family: string | null
}

const toRow = ({ externalId, given, family }: ProvisionedFields) => ({
  external_id: externalId,
  given_name: given,
  family_name: family,
  updated_at: toInstant(now()),
})

/** Makes an account one of the directory's. A unique index allows one person per external id. */
export async function insertScimUser(
  trx: TransactionClientContract,
  userId: string,
  fields: ProvisionedFields,
): Promise<void> {
  const row = toRow(fields)
  await trx.table('scim_users').insert({ user_id: userId, ...row, created_at: row.updated_at })
}

/** Changes a person of the directory. */
export async function updateScimUser(
  trx: TransactionClientContract,
  userId: string,
  fields: ProvisionedFields,
): Promise<void> {
  await trx.from('scim_users').where('user_id', userId).update(toRow(fields))
}

/** Detaches an account from the directory, and from its groups. */
export async function deleteScimUser(trx: TransactionClientContract, userId: string): Promise<void> {
  const groups = trx.from('scim_group_members').where('user_id', userId).select('group_id')
  await trx.from('scim_groups').whereIn('id', groups).decrement('members_count', 1).increment('version', 1)
  await trx.from('scim_users').where('user_id', userId).delete()
}

/** Which of these people the directory has provisioned. */
export async function provisionedAmong(
  trx: TransactionClientContract,
  userIds: readonly string[],
): Promise<Set<string>> {
  const rows: { user_id: string }[] = await trx
    .from('scim_users')
    .whereIn('user_id', [...userIds])
    .select('user_id')
  return new Set(rows.map(({ user_id: userId }) => userId))
}

/** What the directory says about an account goes with it. */
export const accountProvisioning: AccountPart = {
  files: (userId) => [jsonFile('directory', () => provisioningOf(userId))],
  erase: (trx, user) => deleteScimUser(trx, user.id),
}

/** What the directory says about an account; null without it. */
async function provisioningOf(userId: string) {
  const row = await findScimUser(userId)
  if (row === null) return null
  const groups: { name: string }[] = await db
    .from('scim_group_members')
    .join('scim_groups', 'scim_groups.id', 'scim_group_members.group_id')
    .where('scim_group_members.user_id', userId)
    .orderBy('scim_groups.display_name_key')
    .select('scim_groups.display_name as name')
  return {
    externalId: row.external_id,
    givenName: row.given_name,
    familyName: row.family_name,
    provisionedAt: instantToIso(row.created_at),
    groups: groups.map(({ name }) => name),
  }
}
