import db from '@adonisjs/lucid/services/db'
import { DATA_FILE } from '#core/database/connection/data_file'
import type { Engine } from '../../rules/manifest.js'
import { openPostgresSnapshot } from './postgres_snapshot.js'
import { openPostgresWriter } from './postgres_writer.js'
import type { Snapshot, TableWriter } from './tables.js'
import { openSqliteSnapshot } from './sqlite_snapshot.js'
import { openSqliteWriter } from './sqlite_writer.js'

/** Which database this server uses. */
export const engine = (): Engine => (db.connection().dialect.name === 'postgres' ? 'postgres' : 'sqlite')

export const openSnapshot = (): Promise<Snapshot> =>
  engine() === 'postgres' ? openPostgresSnapshot() : openSqliteSnapshot(DATA_FILE)

export const openWriter = (): Promise<TableWriter> =>
  engine() === 'postgres' ? openPostgresWriter() : openSqliteWriter(DATA_FILE)
