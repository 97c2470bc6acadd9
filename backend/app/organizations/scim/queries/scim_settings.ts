import db from '@adonisjs/lucid/services/db'
import type { ScimGroup, ScimGroupList, ScimSettings, ScimToken } from '#contract/organizations/data/scim'
import env from '#start/env'
import { instantToIso, isoOrNull, toInstant } from '#core/database/rows/instant'
import { offsetOf, toPagination, type PageRequest } from '#core/http/validation/pagination'
import { now } from '#core/runtime/clock'
import { organizationJoin } from '#organizations/organizations/queries/joins'
import { scimGroupNotFound } from '#organizations/scim/errors'
import type { ScimGroupRow } from '#organizations/scim/queries/scim_groups'
import type { ScimTokenRow } from '#organizations/scim/repositories/scim_tokens'

/** How the directory is connected. */
export async function scimSettings(): Promise<ScimSettings> {
  const tokens: ScimTokenRow[] = await db
    .from('scim_tokens')
    .where((query) => query.whereNull('expires_at').orWhere('expires_at', '>', toInstant(now())))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select('id', 'hint', 'created_at', 'last_used_at', 'expires_at')
  const [counted] = await db.from('scim_users').count('* as n')
  return {
    address: `${env.appUrl}/api/scim/v2`,
    tokens: tokens.map(toToken),
    people: Number(counted.n),
  }
}

const toToken = (row: ScimTokenRow): ScimToken => ({
  id: row.id,
  hint: row.hint,
  createdAt: instantToIso(row.created_at),
  lastUsedAt: isoOrNull(row.last_used_at),
  expiresAt: isoOrNull(row.expires_at),
})

type Row = Pick<ScimGroupRow, 'id' | 'display_name' | 'members_count' | 'role' | 'organization_id'> & {
  organization_name: string | null
}

const toGroup = (row: Row): ScimGroup => ({
  id: row.id,
  name: row.display_name,
  membersCount: row.members_count,
  organization:
    row.organization_name === null ? null : { id: row.organization_id!, name: row.organization_name },
  role: row.organization_name === null ? null : row.role,
})

const groups = () =>
  db
    .from('scim_groups')
    .joinRaw(`left ${organizationJoin('scim_groups.organization_id', 'open')}`)
    .select('scim_groups.id', 'scim_groups.display_name', 'scim_groups.members_count')
    .select('scim_groups.role', 'scim_groups.organization_id', 'organizations.name as organization_name')

/** A page of the groups of the directory, by name, with what they give. */
export async function listMappedGroups(page: PageRequest): Promise<ScimGroupList> {
  const [counted] = await db.from('scim_groups').count('* as n')
  const rows: Row[] = await groups()
    .orderBy('display_name_key')
    .orderBy('scim_groups.id')
    .offset(offsetOf(page))
    .limit(page.limit)
  return { groups: rows.map(toGroup), pagination: toPagination(page, Number(counted.n)) }
}

/** A group with what it gives. */
export async function findMappedGroup(id: string): Promise<ScimGroup> {
  const row: Row | null = await groups().where('scim_groups.id', id).first()
  if (row === null) throw scimGroupNotFound()
  return toGroup(row)
}
