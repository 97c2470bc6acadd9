import db from '@adonisjs/lucid/services/db'
import { slices } from '#core/database/rows/batches'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'
import { newId } from '#core/runtime/ids'

/** Provisions people without passwords, at once; returns their ids. */
export async function makePeople(count: number): Promise<string[]> {
  const at = toInstant(now())
  const ids = Array.from({ length: count }, () => newId())
  for (const some of slices(ids, 500)) {
    const users = some.map((id) => ({
      id,
      name: `Person ${id}`,
      name_key: `person ${id}`,
      email: `${id}@example.org`,
      email_key: `${id}@example.org`,
      email_verified_at: at,
      is_admin: false,
      two_fa_enabled: false,
      created_at: at,
      updated_at: at,
    }))
    await db.table('users').multiInsert(users)
    const people = some.map((id) => ({ user_id: id, external_id: id, created_at: at, updated_at: at }))
    await db.table('scim_users').multiInsert(people)
  }
  return ids
}
