import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import { AppError } from '#core/http/errors/app_error'
import { Turns } from './turns.js'

/** The writers of one organization never have all connections, whatever they wait for. */
const turns = new Turns(Math.max(1, Math.floor(env.databasePool / 4)))
/** How long a transaction waits, without a connection, for others with the same key. */
const TIMEOUT_MS = 3_000

/** Ends a transaction that has no turn; it begins again with one. */
class TurnNeeded extends AppError {
  constructor(readonly key: string) {
    super('SERVICE_UNAVAILABLE')
  }
}

const leavesOf = new WeakMap<TransactionClientContract, Map<string, () => void>>()

/**
 * Has to be called before a row is locked that many writers share: only a few transactions of this process use a key at
 * once. One that has no turn is rolled back, waits without a connection, and its work runs again from the beginning.
 */
export function takeTurn(trx: TransactionClientContract, key: string): void {
  const leaves = leavesOf.get(trx)
  if (leaves === undefined || leaves.has(key)) return
  const leave = turns.enter(key)
  if (leave === undefined) throw new TurnNeeded(key)
  leaves.set(key, leave)
}

/** Runs a transaction with the turns it needs, `first` being known before. SERVICE_UNAVAILABLE when none is free in time. */
export async function withTurns<T>(
  first: string | undefined,
  run: (begin: (trx: TransactionClientContract) => void) => Promise<T>,
): Promise<T> {
  const leaves = new Map<string, () => void>()
  const deadline = performance.now() + TIMEOUT_MS
  const wait = async (key: string) => {
    const leave = await turns.wait(key, Math.max(0, deadline - performance.now()))
    if (leave === undefined) throw new AppError('SERVICE_UNAVAILABLE')
    leaves.set(key, leave)
  }
  const begin = async (): Promise<T> => {
    try {
      return await run((trx) => leavesOf.set(trx, leaves))
    } catch (error) {
      if (!(error instanceof TurnNeeded)) throw error
      await wait(error.key)
      return begin()
    }
  }
  try {
    if (first !== undefined) await wait(first)
    return await begin()
  } finally {
    for (const leave of leaves.values()) leave()
  }
}
