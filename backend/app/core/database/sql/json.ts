import db from '@adonisjs/lucid/services/db'
import { isPostgres } from '#core/database/sql/look_up'

/** SQL that builds a JSON object as a text; the values are SQL expressions by their names. */
export function jsonObject(fields: Record<string, string>): string {
  const name = isPostgres(db.connection()) ? 'json_build_object' : 'json_object'
  const pairs = Object.entries(fields).map(([key, value]) => `'${key}', ${value}`)
  return `cast(${name}(${pairs.join(', ')}) as text)`
}
