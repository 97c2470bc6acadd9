import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#core/database/sql/results'
import type { Finding } from '#operations/doctor/rules/finding'

const NAME = 'integrity'
/** Further problems would not help the operator. */
const PROBLEMS_MAX = 5

/** Whether the SQLite file is intact and has no broken references, or whether PostgreSQL's indexes and constraints are valid. */
export async function checkIntegrity(): Promise<Finding[]> {
  const problems = db.connection().dialect.name === 'postgres' ? await ofPostgres() : await ofSqlite()
  if (problems.length === 0)
    return [{ name: NAME, state: 'ok', message: 'the database is whole, and its references lead to rows' }]
  return problems.slice(0, PROBLEMS_MAX).map((message) => ({ name: NAME, state: 'error', message }))
}

async function ofSqlite(): Promise<string[]> {
  const found = await rawRows<{ integrity_check: string }>(
    db.connection(),
    `pragma integrity_check(${PROBLEMS_MAX})`,
  )
  const damages = found.map(({ integrity_check: text }) => text).filter((text) => text !== 'ok')
  const references = await rawRows<{ table: string; parent: string }>(
    db.connection(),
    'pragma foreign_key_check',
  )
  const broken = new Map<string, number>()
  for (const { table, parent } of references)
    broken.set(`${table} → ${parent}`, (broken.get(`${table} → ${parent}`) ?? 0) + 1)
  return [
    ...damages.map((text) => `The file is damaged: ${text.replaceAll('\n', ' ')}. Restore a backup.`),
    ...[...broken].map(
      ([where, count]) => `${count} rows refer to rows that are gone: ${where}. Restore a backup.`,
    ),
  ]
}

async function ofPostgres(): Promise<string[]> {
  const indexes = await rawRows<{ name: string }>(
    db.connection(),
    `select indexrelid::regclass::text as name from pg_index
      where not indisvalid and indrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)`,
  )
  const constraints = await rawRows<{ name: string }>(
    db.connection(),
    `select conname as name from pg_constraint
      where not convalidated and connamespace = current_schema()::regnamespace`,
  )
  return [
    ...indexes.map(({ name }) => `The index ${name} is not valid. Run \`reindex index ${name}\`.`),
    ...constraints.map(({ name }) => `The constraint ${name} was never validated.`),
  ]
}
