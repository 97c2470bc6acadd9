import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { dropTotals } from '#posts/listing/drop_totals'

/** Drops the kept totals of an organization that is gone for good. */
export function dropFeeds(trx: TransactionClientContract, organizationId: string): Promise<void> {
  return dropTotals(trx, [`organization:${organizationId}`, `public:${organizationId}`])
}
