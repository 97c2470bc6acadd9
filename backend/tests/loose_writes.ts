import server from '@adonisjs/core/services/server'
import db from '@adonisjs/lucid/services/db'
import { AsyncLocalStorage } from 'node:async_hooks'

/** The state of the application: the number of open transactions, and the writes outside them. */
interface Work {
  open: number
  loose: string[]
}

const WRITE = /^\s*(insert|update|delete|with\b[\s\S]*\b(insert into|update|delete from))\b/i
const OPENS = /^(begin|savepoint)/i
const CLOSES = /^(commit|release|rollback)/i

const works = new AsyncLocalStorage<Work>()
const found: string[] = []

function note({ sql }: { sql: string }): void {
  const work = works.getStore()
  if (!work) return
  if (OPENS.test(sql)) work.open += 1
  else if (CLOSES.test(sql)) work.open -= 1
  else if (work.open === 0 && WRITE.test(sql)) work.loose.push(sql)
}

/** Runs `work` and returns the writes it sends outside a transaction. */
export async function looseWritesOf(work: () => unknown): Promise<string[]> {
  const loose: string[] = []
  await works.run({ open: 0, loose }, async () => work())
  return loose
}

/** Watches every request of the test run. */
export function watchLooseWrites(): void {
  db.manager.get(db.primaryConnectionName)!.connection!.client!.on('query', note)
  const node = server.getNodeServer()!
  const emit = node.emit.bind(node) as (...args: unknown[]) => boolean
  node.emit = (...args: unknown[]) =>
    args[0] === 'request' ? works.run({ open: 0, loose: found }, () => emit(...args)) : emit(...args)
}

/** Fails if a request has written outside a transaction since the last call. */
export function refuseLooseWrites(): void {
  const loose = found.splice(0)
  if (loose.length > 0) throw new Error(`Written outside inTransaction: ${loose.join('; ')}`)
}
