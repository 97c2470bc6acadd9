import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { deleteExpired } from '#core/database/rows/delete_expired'
import { toInstant } from '#core/database/rows/instant'

/** Uses up a challenge. Of any number of attempts, on any instance, only one returns true. */
export async function claimCaptcha(
  trx: TransactionClientContract,
  { nonce, expiresAt }: { nonce: string; expiresAt: number },
): Promise<boolean> {
  const row = { nonce, expires_at: toInstant(new Date(expiresAt)) }
  const inserted: unknown[] = await trx
    .knexQuery()
    .insert(row)
    .into('used_captchas')
    .onConflict('nonce')
    .ignore()
    .returning('nonce')
  return inserted.length === 1
}

/** Deletes used challenges that have expired, which are refused anyway. */
export const deleteExpiredCaptchas = () => deleteExpired('used_captchas')
