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
type Fill = (database: BenchDatabase, index: number) => Promise<void>

/** Runs a benchmark with two servers at once, first on SQLite, then on PostgreSQL. */
export const onBoth = (fill: Fill, measure: (name: string, products: Pair) => Promise<void>): Promise<void> =>
  onEach(['short', 'long'], fill, (name, products) => measure(name, products as Pair))

/** Runs a benchmark with one server, with these variables too, first on SQLite, then on PostgreSQL. */
export const oneOnBoth = (
  fill: Fill,
  measure: (name: string, product: BenchProduct) => Promise<void>,
  settings?: Record<string, string>,
): Promise<void> => onEach(['only'], fill, (name, [product]) => measure(name, product!), settings)

async function onEach(
  names: string[],
  fill: Fill,
  measure: (name: string, products: BenchProduct[]) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  for (const kind of (process.env.BENCH_KINDS ?? 'sqlite,postgres').split(',') as ('sqlite' | 'postgres')[]) {
    const folder = mkdtempSync(join(tmpdir(), 'fanfare-bench-'))
    const products: BenchProduct[] = []
    const databases: BenchDatabase[] = []
    try {
      for (const [index, name] of names.entries()) {
        const database = await makeDatabase(kind, join(folder, name))
        databases.push(database)
        await fill(database, index)
        const server = await startProduct(database.dataDir, { ...database.settings, ...settings })
        products.push({ database, server })
      }
      await measure(kind, products)
    } finally {
      for (const { server } of products) await server.stop()
      for (const { drop } of databases) await drop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
