import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { beforeCommit } from '#core/events/before_commit'
import { afterCommit } from '#core/database/transactions/transaction'
import AccessEnded from '#identity/auth/events/access_ended'
import { deleteTokensOf } from '#identity/api_tokens/repositories/api_tokens'
import { deleteDesktopCodes } from '#identity/auth/repositories/desktop_codes'
import { deleteAccessTokens } from '#identity/auth/repositories/one_time_tokens'
import { deletePendingSignIns } from '#identity/auth/repositories/pending_sign_ins'
import { deleteSessions } from '#identity/auth/repositories/sessions'

/**
 * Ends the sessions of a user, except one, their API tokens, and everything that could open another or take over the account. Part of
 * every change of credentials, so that an attacker who knew the old ones keeps no access.
 */
export async function endAccess(
  trx: TransactionClientContract,
  userId: string,
  { exceptSession }: { exceptSession?: string } = {},
): Promise<void> {
  // Codes first: an exchange in progress has either opened its session already or fails.
  await endPendingAccess(trx, userId)
  await deleteSessions(trx, userId, { except: exceptSession })
  await deleteTokensOf(trx, { userId })
  await beforeCommit(trx, new AccessEnded(userId))
  afterCommit(trx, () => AccessEnded.dispatch(userId))
}

/** Ends reset links, pending email changes, exchange codes, desktop codes and pending sign-ins of a user. */
export async function endPendingAccess(trx: TransactionClientContract, userId: string): Promise<void> {
  await deleteAccessTokens(trx, userId)
  await deleteDesktopCodes(trx, userId)
  await deletePendingSignIns(trx, userId)
}
