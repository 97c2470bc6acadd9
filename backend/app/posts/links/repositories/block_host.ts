import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findHostEntry, insertHost, updateHost, type HostDecision } from '#posts/links/repositories/hosts'
import { recordHost } from '#posts/links/repositories/record_host'

/** Blocks a host, also one that was approved. The caller has locked the hosts. */
export async function blockHost(
  trx: TransactionClientContract,
  host: string,
  actorId: string,
): Promise<void> {
  const before = await findHostEntry(trx, host)
  if (before?.isBlocked) return
  const after = await blockedEntry(trx, { host, before, actorId })
  await recordHost(trx, { actorId, action: 'host.blocked', before, after, posts: 0 })
}

interface Block {
  host: string
  /** The decision so far; null without one. */
  before: HostDecision | null
  actorId: string
}

async function blockedEntry(trx: TransactionClientContract, { host, before, actorId }: Block) {
  const decider = { userId: actorId }
  if (before === null)
    return insertHost(trx, { host, name: host, includesSubdomains: false, isBlocked: true }, decider)
  const after = { ...before, isBlocked: true }
  await updateHost(trx, { before, after }, decider)
  return after
}
