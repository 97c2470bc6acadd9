import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emailKey } from '#core/database/search/email_key'
import { nameKey } from '#core/database/search/text_match'
import { reader, readerOf } from '#core/database/sql/reader'
import { placeholders } from '#core/database/sql/sql_fragment'
import { findIds, type ListRequest } from '#organizations/scim/queries/resource_page'
import { USER_SCHEMA } from '#organizations/scim/rules/attributes'
import type { Column } from '#organizations/scim/rules/filter_sql'
import { personJoin } from '#identity/public'

export interface ScimUserRow {
  user_id: string
  external_id: string | null
  given_name: string | null
  family_name: string | null
  created_at: string
  updated_at: string
  name: string
  email: string
  language: string | null
  disabled_at: string | null
  user_updated_at: string
}

const FROM = `scim_users ${personJoin('scim_users.user_id')}`
const SELECT = `select scim_users.*, users.name, users.email, users.language, users.disabled_at,
  users.updated_at as user_updated_at from ${FROM}`

const shownName: Column = { type: 'text', sql: 'users.name_key', toStored: nameKey }
const address: Column = { type: 'text', sql: 'users.email_key', toStored: emailKey }

const COLUMNS: Record<string, Column> = {
  id: { type: 'id', sql: 'scim_users.user_id' },
  externalid: { type: 'text', sql: 'scim_users.external_id' },
  username: address,
  displayname: shownName,
  'name.formatted': shownName,
  active: { type: 'flag', sql: 'users.disabled_at is null' },
  emails: address,
  'emails.value': address,
  'emails.type': { type: 'text', sql: `cast('work' as varchar(4))`, toStored: (type) => type.toLowerCase() },
  'emails.primary': { type: 'flag', sql: '1 = 1' },
  preferredlanguage: { type: 'text', sql: 'users.language' },
  'meta.created': { type: 'instant', sql: 'scim_users.created_at' },
  'meta.lastmodified': {
    type: 'instant',
    sql: `case when users.updated_at > scim_users.updated_at then users.updated_at else scim_users.updated_at end`,
  },
}

/** A page of the people of the directory, and how many there are. */
export async function listScimUsers(request: ListRequest): Promise<{ rows: ScimUserRow[]; total: number }> {
  const { ids, total } = await findIds(request, {
    table: 'scim_users',
    from: FROM,
    id: 'scim_users.user_id',
    target: { schema: USER_SCHEMA, columns: COLUMNS },
  })
  if (ids.length === 0) return { rows: [], total }
  // Named for both tables, or PostgreSQL reads one of them whole.
  const isListed = (column: string) => `${column} in (${placeholders(ids)})`
  const sql = `${SELECT} where ${isListed('scim_users.user_id')} and ${isListed('users.id')}
    order by scim_users.user_id`
  return { rows: await reader().rows<ScimUserRow>(sql, [...ids, ...ids]), total }
}

/** A person of the directory; null for anyone else. */
export async function findScimUser(id: string, trx?: TransactionClientContract): Promise<ScimUserRow | null> {
  const sql = trx === undefined ? reader() : readerOf(trx)
  const [row] = await sql.rows<ScimUserRow>(`${SELECT} where scim_users.user_id = ?`, [id.toLowerCase()])
  return row ?? null
}
