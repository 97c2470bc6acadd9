import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ProvisionedRole } from '#contract/organizations/data/scim'
import { nameKey } from '#core/database/search/text_match'
import { reader, readerOf } from '#core/database/sql/reader'
import { placeholders } from '#core/database/sql/sql_fragment'
import { findIds, type ListRequest } from '#organizations/scim/queries/resource_page'
import { GROUP_SCHEMA } from '#organizations/scim/rules/attributes'
import type { Column, FilterTarget } from '#organizations/scim/rules/filter_sql'

export interface ScimGroupRow {
  id: string
  external_id: string | null
  display_name: string
  organization_id: string | null
  role: ProvisionedRole | null
  members_count: number
  version: number
  created_at: string
  updated_at: string
}

const member: Column = { type: 'id', sql: 'scim_group_members.user_id' }

const TARGET: Omit<FilterTarget, 'isPostgres'> = {
  schema: GROUP_SCHEMA,
  columns: {
    id: { type: 'id', sql: 'scim_groups.id' },
    externalid: { type: 'text', sql: 'scim_groups.external_id' },
    displayname: { type: 'text', sql: 'scim_groups.display_name_key', toStored: nameKey },
    members: member,
    'members.value': member,
    'meta.created': { type: 'instant', sql: 'scim_groups.created_at' },
    'meta.lastmodified': { type: 'instant', sql: 'scim_groups.updated_at' },
  },
  some: {
    members: ({ sql, values }) => ({
      sql: `exists (select 1 from scim_group_members where scim_group_members.group_id = scim_groups.id and ${sql})`,
      values,
    }),
  },
}

/** A page of groups, and how many there are. */
export async function listScimGroups(request: ListRequest): Promise<{ rows: ScimGroupRow[]; total: number }> {
  const { ids, total } = await findIds(request, {
    table: 'scim_groups',
    from: 'scim_groups',
    id: 'scim_groups.id',
    target: TARGET,
  })
  if (ids.length === 0) return { rows: [], total }
  const sql = `select * from scim_groups where id in (${placeholders(ids)}) order by id`
  return { rows: await reader().rows<ScimGroupRow>(sql, ids), total }
}

/** A group; null if there is none. */
export async function findScimGroup(
  id: string,
  trx?: TransactionClientContract,
): Promise<ScimGroupRow | null> {
  const sql = trx === undefined ? reader() : readerOf(trx)
  const [row] = await sql.rows<ScimGroupRow>('select * from scim_groups where id = ?', [id.toLowerCase()])
  return row ?? null
}

/** The members of groups, by the id of the group. */
export async function membersOfGroups(groupIds: readonly string[]): Promise<Map<string, string[]>> {
  if (groupIds.length === 0) return new Map()
  const rows = await reader().rows<{ group_id: string; user_id: string }>(
    `select group_id, user_id from scim_group_members where group_id in (${placeholders(groupIds)})
     order by group_id, user_id`,
    [...groupIds],
  )
  const members = new Map<string, string[]>(groupIds.map((id) => [id, []]))
  for (const { group_id: groupId, user_id: userId } of rows) members.get(groupId)!.push(userId)
  return members
}
