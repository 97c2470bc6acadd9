import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDatabase, type BenchDatabase } from '../databases.ts'
import { startProduct, type BenchServer } from '../servers.ts'
import type { Cluster } from './cluster.ts'

export interface Outcome {
  figure: string
  isKept: boolean
}

/** The environment in which a fault is tested. */
export interface Bed {
  kind: BenchDatabase['kind']
  database: BenchDatabase
  /** The PostgreSQL server; on SQLite a stub that throws, because the lines that need it do not run there. */
  cluster: Cluster
  /** Starts a server that is stopped at the end of the line. */
  serve: (more?: Record<string, string>) => Promise<BenchServer>
}

/** One line of the table. */
export interface Line {
  name: string
  goal: string
  on: BenchDatabase['kind'][]
  run: (bed: Bed) => Promise<Outcome>
}

export const BOTH: Line['on'] = ['sqlite', 'postgres']

/** Runs a line on a new database. */
export async function runLine(line: Line, kind: BenchDatabase['kind'], cluster: Cluster): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-faults-'))
  const database = await makeDatabase(kind, folder, cluster.url)
  const servers: BenchServer[] = []
  const serve: Bed['serve'] = async (more = {}) => {
    const server = await startProduct(folder, { ...database.settings, LOG_LEVEL: 'silent', ...more })
    servers.push(server)
    return server
  }
  try {
    return await line.run({ kind, database, cluster, serve })
  } catch (error) {
    return { figure: `failed: ${String(error)}`, isKept: false }
  } finally {
    for (const server of servers) await server.kill()
    await database.drop().catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
}
