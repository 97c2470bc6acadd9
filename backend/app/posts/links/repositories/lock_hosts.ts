import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockByName, shareByName } from '#core/database/transactions/advisory_lock'

const NAME = 'hosts'

/**
 * Locks the decisions about hosts exclusively, as the first lock of a transaction. No link is judged in the meantime:
 * otherwise a post shared while its host is being approved would stay pending.
 */
export function lockHosts(trx: TransactionClientContract): Promise<void> {
  return lockByName(trx, NAME)
}

/** Takes a shared lock of the decisions about hosts, before any other lock and before a link is judged. */
export function shareHosts(trx: TransactionClientContract): Promise<void> {
  return shareByName(trx, NAME)
}
