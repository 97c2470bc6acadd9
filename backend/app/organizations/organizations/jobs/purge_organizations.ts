import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { listDeletedOrganizations } from '#organizations/organizations/queries/deleted_organizations'
import { purgeOrganization } from '#organizations/organizations/repositories/organizations'
import { beforeCommit } from '#core/events/before_commit'
import { PurgeBegun, PurgeEnded } from '#organizations/organizations/events/organization_deletion'
import { now } from '#core/runtime/clock'

const RETENTION_MS = 30 * 86_400_000

/** Purges organizations thirty days after their deletion. Safe to run on several instances at once. */
export async function purgeOrganizations(): Promise<void> {
  // One transaction per organization, because every purge writes a lot.
  for (const id of await listDeletedOrganizations(toInstant(purgeTime()))) {
    await inTransaction(async (trx) => {
      await beforeCommit(trx, new PurgeBegun(id))
      await purgeOrganization(trx, id)
      await beforeCommit(trx, new PurgeEnded(id))
    })
  }
}

function purgeTime(): Date {
  return new Date(now().getTime() - RETENTION_MS)
}
