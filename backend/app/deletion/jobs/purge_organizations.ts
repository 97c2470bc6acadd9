import db from '@adonisjs/lucid/services/db'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'
import { purgeTime } from '#deletion/rules/purge_time'
import { dropFeeds, holdTagsOfOrganization } from '#posts/public'

/** Removes organizations that were deleted long enough ago, with all that was theirs. Harmless to run twice at once. */
export async function purgeOrganizations(): Promise<void> {
  const due: { id: string }[] = await db
    .from('organizations')
    .where('deleted_at', '<', toInstant(purgeTime()))
    .orderBy('deleted_at')
    .select('id')
  // One at a time: each is a long write, and others want to write in between.
  for (const { id } of due) {
    await inTransaction(async (trx) => {
      await holdTagsOfOrganization(trx, id)
      await trx.from('organizations').where('id', id).delete()
      await dropFeeds(trx, id)
    })
  }
}
