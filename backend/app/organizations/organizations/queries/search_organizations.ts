import db from '@adonisjs/lucid/services/db'
import type { FoundOrganization } from '#contract/organizations/data/administered_organization'
import { FOUND_ORGANIZATIONS_MAX } from '#contract/core/rules/limits'
import { beginsWith } from '#core/database/search/text_match'
import { nameKey } from '#organizations/organizations/rules/same_name'

/** The first organizations whose name begins with a text, by name. */
export async function searchOrganizations(search: string): Promise<FoundOrganization[]> {
  const column = db.connection().dialect.name === 'postgres' ? 'name_key collate "C"' : 'name_key'
  const { sql, values } = beginsWith(column, nameKey(search))
  return db
    .from('organizations')
    .whereNull('deleted_at')
    .whereRaw(sql, values)
    .orderByRaw(column)
    .limit(FOUND_ORGANIZATIONS_MAX)
    .select('id', 'name', 'slug')
}
