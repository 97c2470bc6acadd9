import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Drops the kept totals of an organization that is gone for good. */
export async function dropFeeds(trx: TransactionClientContract, organizationId: string): Promise<void> {
  const feeds = [`organization:${organizationId}`, `public:${organizationId}`]
  for (const table of ['feed_deltas', 'feed_buckets', 'feed_totals']) {
    await trx.from(table).whereIn('feed', feeds).delete()
  }
}
