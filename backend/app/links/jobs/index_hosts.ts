import db from '@adonisjs/lucid/services/db'
import { indexMissing } from '#core/search/index_missing'
import { hostKeys } from '#links/rules/host_keys'

/** Lets searches find hosts that a server of an earlier version has stored. */
export function indexHosts(): Promise<void> {
  return indexMissing<{ id: string; host: string; name: string }>(
    ({ after, limit }) =>
      db
        .from('approved_domains')
        .where('host_reversed', '')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .select('id', 'host', 'name'),
    (trx, host) => trx.from('approved_domains').where(host).update(hostKeys(host)),
  )
}
