import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#core/database/transaction'
import AccessEnded from '#auth/events/access_ended'
import { deleteDesktopCodes } from '#auth/repositories/desktop_codes'
import { deleteAccessTokens } from '#auth/repositories/one_time_tokens'
import { deletePendingSignIns } from '#auth/repositories/pending_sign_ins'
import { deleteSessions } from '#auth/repositories/sessions'

/**
 * Ends the sessions of a user, except one, and everything that could open another or take the account over. Part of
 * every change of credentials: who knew the old ones must not have prepared a way back.
 */
export async function endAccess(
  trx: TransactionClientContract,
  userId: string,
  { exceptSession }: { exceptSession?: string } = {},
): Promise<void> {
  // Codes first: an exchange in progress has either opened its session already or fails.
  await endPendingAccess(trx, userId)
  await deleteSessions(trx, userId, { except: exceptSession })
  afterCommit(trx, () => AccessEnded.dispatch(userId))
}

/** Ends reset links, pending email changes, exchange codes, desktop codes and pending sign-ins of a user. */
export async function endPendingAccess(trx: TransactionClientContract, userId: string): Promise<void> {
  await deleteAccessTokens(trx, userId)
  await deleteDesktopCodes(trx, userId)
  await deletePendingSignIns(trx, userId)
}
