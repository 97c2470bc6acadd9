import BetterSqlite from 'better-sqlite3'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { fillTables } from '#operations/backups/tests/support/full_database'
import { rawRows } from '#core/database/sql/results'
import { projectFile } from './project.js'
import { askServer } from './temporary_database.js'

const FOLDER = projectFile('backend/tests/frozen/')

/** The released versions whose schema is kept, such as `0.2.0`. */
export const frozenVersions = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sqlite.sql'))
    .map((name) => name.replace('.sqlite.sql', ''))

const dumpOf = (version: string, engine: 'sqlite' | 'postgres') =>
  readFileSync(new URL(`${version}.${engine}.sql`, FOLDER), 'utf8')

/** Makes the SQLite file of a version in a data folder, with rows in every table. */
export function makeFrozenFile(version: string, folder: string): void {
  const file = join(folder, 'fanfare.sqlite3')
  const connection = new BetterSqlite(file)
  connection.exec(dumpOf(version, 'sqlite'))
  fillTables(file)
  // That of the tests is stored by `prepare`.
  connection.exec('delete from app_keys')
  connection.close()
}

/** Gives an empty PostgreSQL database the tables of a version. */
export const loadFrozen = (version: string, url: string): Promise<unknown> =>
  askServer(url, dumpOf(version, 'postgres'))

const SQLITE = `select coalesce(sql, '') as line from sqlite_master where name not like 'sqlite!_%' escape '!'`

const POSTGRES = `
  select format('%s.%s %s not null %s default %s collate %s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
    attnotnull, pg_get_expr(adbin, adrelid), attcollation::regcollation) as line
  from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  union all
  select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
  where connamespace = current_schema()::regnamespace
  union all
  select indexdef from pg_indexes where schemaname = current_schema()
  union all
  select format('%s %s %s', relkind, oid::regclass, relpersistence) from pg_class
  where relnamespace = current_schema()::regnamespace and relkind <> 'i'
  union all
  select pg_get_functiondef(oid) from pg_proc where pronamespace = current_schema()::regnamespace
  union all
  select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = current_schema()::regnamespace and not tgisinternal`

/** PostgreSQL casts a list of texts in another place once it was dumped. */
const CASTS = /::(character varying|text)(\[\])?|[()]/g

/** Everything that migrations have made, a line each: columns, constraints, indexes, functions. */
export async function schemaOf(client: QueryClientContract): Promise<string[]> {
  const rows = await rawRows<{ line: string }>(client, client.dialect.name === 'postgres' ? POSTGRES : SQLITE)
  return rows.map(({ line }) => line.replaceAll(CASTS, '')).toSorted()
}
