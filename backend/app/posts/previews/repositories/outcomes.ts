import { now } from '#core/runtime/clock'
import { deleteExpired } from '#core/database/rows/delete_expired'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import type { Outcome } from '#posts/previews/models/outcome'

const TTL_MS = 86_400_000
/** A page that failed may work again soon. */
const FAILURE_TTL_MS = 600_000

/** Stores the outcome of a link in place of an earlier one. */
export async function saveOutcome(hash: string, { preview, reason }: Outcome): Promise<void> {
  const row = {
    link_hash: hash,
    url: preview?.url ?? null,
    title: preview?.title ?? null,
    description: preview?.description ?? null,
    site_name: preview?.siteName ?? null,
    image_url: preview?.imageUrl ?? null,
    reason,
    expires_at: toInstant(new Date(now().getTime() + (preview ? TTL_MS : FAILURE_TTL_MS))),
  }
  await inTransaction((trx) =>
    trx.knexQuery().insert(row).into('link_previews').onConflict('link_hash').merge(),
  )
}

/** Deletes outcomes that have expired. */
export const purgeExpiredPreviews = () => deleteExpired('link_previews')
