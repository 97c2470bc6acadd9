import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'
import { listDeletedOrganizations, purgeOrganization } from '#organizations/public'
import { deleteOrganizationFeeds, lockTagsOfOrganization } from '#posts/public'
import { now } from '#core/clock'

const RETENTION_MS = 30 * 86_400_000

/** Purges organizations thirty days after their deletion. Safe to run on several instances at once. */
export async function purgeOrganizations(): Promise<void> {
  // A transaction each, because every purge is a long write.
  for (const id of await listDeletedOrganizations(toInstant(purgeTime()))) {
    await inTransaction(async (trx) => {
      await lockTagsOfOrganization(trx, id)
      await purgeOrganization(trx, id)
      await deleteOrganizationFeeds(trx, id)
    })
  }
}

function purgeTime(): Date {
  return new Date(now().getTime() - RETENTION_MS)
}
