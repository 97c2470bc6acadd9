import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDatabase, type BenchDatabase } from './databases.ts'
import { startProduct, type BenchServer } from './servers.ts'

/** A server with its own database. */
export interface BenchProduct {
  database: BenchDatabase
  server: BenchServer
}

type Pair = [short: BenchProduct, long: BenchProduct]

/** Runs a benchmark with two servers at once, first on SQLite, then on PostgreSQL. */
export async function onBoth(
  fill: (database: BenchDatabase, index: number) => Promise<void>,
  measure: (name: string, products: Pair) => Promise<void>,
): Promise<void> {
  for (const kind of ['sqlite', 'postgres'] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'fanfare-bench-'))
    const products: BenchProduct[] = []
    const databases: BenchDatabase[] = []
    try {
      for (const [index, name] of ['short', 'long'].entries()) {
        const database = await makeDatabase(kind, join(folder, name))
        databases.push(database)
        await fill(database, index)
        products.push({ database, server: await startProduct(database.dataDir, database.settings) })
      }
      await measure(kind, products as Pair)
    } finally {
      for (const { server } of products) await server.stop()
      for (const { drop } of databases) await drop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
