import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDataDir } from './environment.js'
import { productionEnvironment, runCommand, type Environment } from './product_process.js'
import { askServer, temporaryDatabase } from './temporary_database.js'

/** The name of a database, whatever proxy leads to it. */
const nameOf = ({ DATABASE_URL, DATA_DIR }: Environment) =>
  DATABASE_URL ? new URL(DATABASE_URL).pathname.slice(1) : DATA_DIR!

/** Whether it is the database of the tests on PostgreSQL. */
export const isOfTests = (env: Environment): boolean =>
  Boolean(process.env.DATABASE_URL) && nameOf(env) === nameOf(process.env as Environment)

/** The databases that are already prepared; on PostgreSQL including that of the tests, which have migrated it. */
const prepared = new Set(process.env.DATABASE_URL ? [nameOf({ DATABASE_URL: process.env.DATABASE_URL })] : [])

const prepare = async (extra: Environment) =>
  void (await runCommand(['prepare'], await productionEnvironment(extra)))

/** Prepares an empty database, with an administrator: others cannot sign up before. */
async function prepareEmpty(extra: Environment): Promise<void> {
  await prepare(extra)
  await runCommand(['make:admin', 'operator@example.org'], await productionEnvironment(extra))
}

/** A data folder, prepared once per run. */
let folder: string | undefined

async function copyFolder(target: string): Promise<void> {
  if (folder === undefined) {
    folder = temporaryDataDir()
    await prepareEmpty({ DATA_DIR: folder, DATABASE_URL: '' })
  }
  cpSync(folder, target, { recursive: true })
}

/** A database of PostgreSQL, prepared once per run. */
let template: Awaited<ReturnType<typeof temporaryDatabase>> | undefined

/** Drops it. */
export const dropTemplate = async (): Promise<void> => template?.drop()

async function copyTemplate(database: string): Promise<void> {
  const server = process.env.TEST_PG_URL!
  if (template === undefined) {
    template = await temporaryDatabase(server)
    await prepareEmpty({ DATABASE_URL: template.url })
  }
  await askServer(server, `drop database ${database}`)
  await askServer(server, `create database ${database} template ${nameOf({ DATABASE_URL: template.url })}`)
}

const isEmpty = async ({ DATABASE_URL, DATA_DIR }: Environment) =>
  DATABASE_URL
    ? (await askServer(DATABASE_URL, "select from pg_tables where schemaname = 'public' limit 1")).length ===
      0
    : !existsSync(join(DATA_DIR!, 'fanfare.sqlite3'))

/** Prepares a database as `prepare` does, unless it is; an empty one gets a copy of one with an administrator. */
export async function prepareDatabase(extra: Environment): Promise<void> {
  const env = await productionEnvironment(extra)
  const name = nameOf(env)
  const isDemo = env.DEMO === 'true'
  if (prepared.has(name) && !isDemo) return
  prepared.add(name)
  if (isDemo || !(await isEmpty(env))) await prepare(env)
  else if (env.APP_KEY !== process.env.APP_KEY) await prepareEmpty(env)
  else if (env.DATABASE_URL) await copyTemplate(name)
  else await copyFolder(name)
}
