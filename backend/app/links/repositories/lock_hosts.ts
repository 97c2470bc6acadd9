import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockByName, shareByName } from '#core/database/advisory_lock'

const NAME = 'hosts'

/**
 * Locks the decisions about hosts, before anything else. Nobody judges a link meanwhile: a post that is shared while
 * its host is approved would otherwise go on waiting.
 */
export function lockHosts(trx: TransactionClientContract): Promise<void> {
  return lockByName(trx, NAME)
}

/** Keeps the decisions about hosts as they are, before anything else is locked. To be called before a link is judged. */
export function shareHosts(trx: TransactionClientContract): Promise<void> {
  return shareByName(trx, NAME)
}
