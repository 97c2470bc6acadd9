import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ProvisionedRole } from '#contract/organizations/data/scim'
import { nameKey } from '#core/database/search/text_match'
import { ROWS_MAX, slices } from '#core/database/rows/batches'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'
import { newId } from '#core/runtime/ids'
import { invalidValue } from '#organizations/scim/errors'
import type { ScimGroupRow } from '#organizations/scim/queries/scim_groups'
import { provisionedAmong } from '#organizations/scim/repositories/scim_users'
import type { MemberChanges } from '#organizations/scim/rules/group_changes'

type GroupNames = { displayName: string; externalId: string | null }

const toNames = ({ displayName, externalId }: GroupNames) => ({
  display_name: displayName,
  display_name_key: nameKey(displayName),
  external_id: externalId,
})

/** Inserts a group without members. Unique indexes allow one group per name and external id. */
export async function insertGroup(trx: TransactionClientContract, names: GroupNames): Promise<string> {
  const id = newId()
  const at = toInstant(now())
  await trx.table('scim_groups').insert({ id, ...toNames(names), created_at: at, updated_at: at })
  return id
}

/** Changes the names and the number of members of a group, which then has another version. */
export async function updateGroup(
  trx: TransactionClientContract,
  id: string,
  { membersChange, ...names }: GroupNames & { membersChange: number },
): Promise<void> {
  await trx
    .from('scim_groups')
    .where('id', id)
    .update({ ...toNames(names), updated_at: toInstant(now()) })
    .increment('members_count', membersChange)
    .increment('version', 1)
}

/** Deletes a group and the list of its members. */
export async function deleteGroup(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('scim_groups').where('id', id).delete()
}

/** Sets the organization and the role that a group gives. */
export async function setMapping(
  trx: TransactionClientContract,
  id: string,
  { organizationId, role }: { organizationId: string | null; role: ProvisionedRole | null },
): Promise<void> {
  await trx.from('scim_groups').where('id', id).update({ organization_id: organizationId, role })
}

/** A change of the members of a group that has been written. */
export interface ChangedMembers {
  added: string[]
  removed: string[]
}

/** Adds and removes members; what is so already is left out. Throws invalidValue for people who are not provisioned. */
export async function changeMembers(
  trx: TransactionClientContract,
  { id }: Pick<ScimGroupRow, 'id'>,
  { replaces, added, removed }: MemberChanges,
): Promise<ChangedMembers> {
  const current = await membersAmong(trx, id, replaces ? null : [...added, ...removed])
  const joining = [...added].filter((userId) => !current.has(userId))
  const leaving = [...current].filter((userId) => (replaces ? !added.has(userId) : removed.has(userId)))
  for (const userIds of slices(joining, ROWS_MAX)) await insertMembers(trx, id, userIds)
  for (const userIds of slices(leaving))
    await trx.from('scim_group_members').where('group_id', id).whereIn('user_id', userIds).delete()
  return { added: joining, removed: leaving }
}

/** The members of a group among some people, or all. */
export async function membersAmong(
  trx: TransactionClientContract,
  groupId: string,
  userIds: readonly string[] | null,
): Promise<Set<string>> {
  const found = new Set<string>()
  for (const some of userIds === null ? [null] : slices(userIds)) {
    const members = trx.from('scim_group_members').where('group_id', groupId).select('user_id')
    if (some !== null) void members.whereIn('user_id', some)
    const rows: { user_id: string }[] = await members
    for (const { user_id: userId } of rows) found.add(userId)
  }
  return found
}

async function insertMembers(
  trx: TransactionClientContract,
  groupId: string,
  userIds: readonly string[],
): Promise<void> {
  const known = await provisionedAmong(trx, userIds)
  const unknown = userIds.find((userId) => !known.has(userId))
  if (unknown !== undefined) throw invalidValue(`There is no person ${unknown}.`)
  await trx
    .table('scim_group_members')
    .multiInsert(userIds.map((userId) => ({ group_id: groupId, user_id: userId })))
}
