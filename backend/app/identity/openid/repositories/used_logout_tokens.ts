import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { deleteExpired } from '#core/database/rows/delete_expired'
import { toInstant } from '#core/database/rows/instant'
import { sha256 } from '#core/runtime/hashing/sha256'

interface LogoutTokenId {
  provider: string
  jti: string
  /** The token is refused after this. */
  expiresAt: Date
}

/** Uses up a logout token. False if it was used before; of simultaneous calls only one returns true. */
export async function claimLogoutToken(
  trx: TransactionClientContract,
  { provider, jti, expiresAt }: LogoutTokenId,
): Promise<boolean> {
  const inserted: unknown[] = await trx
    .knexQuery()
    .insert({ hash: sha256.hex(`${provider} ${jti}`), expires_at: toInstant(expiresAt) })
    .into('used_logout_tokens')
    .onConflict('hash')
    .ignore()
    .returning('hash')
  return inserted.length === 1
}

/** Deletes used logout tokens that have expired, which are refused anyway. */
export const deleteExpiredLogoutTokens = () => deleteExpired('used_logout_tokens')
