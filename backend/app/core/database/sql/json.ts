import db from '@adonisjs/lucid/services/db'
import { isPostgres } from '#core/database/sql/look_up'

type Expressions = Record<string, string>

/** SQL that builds a JSON object; the values are SQL expressions by their names. */
export function jsonObject(fields: Expressions): string {
  const name = isPostgres(db.connection()) ? 'json_build_object' : 'json_object'
  const pairs = Object.entries(fields).map(([key, value]) => `'${key}', ${value}`)
  return `${name}(${pairs.join(', ')})`
}

/** SQL that collects the JSON objects of a group in an order. */
export function jsonList(fields: Expressions, orderBy: string): string {
  const name = isPostgres(db.connection()) ? 'json_agg' : 'json_group_array'
  return `${name}(${jsonObject(fields)} order by ${orderBy})`
}
