import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { toInstant } from '#core/database/rows/instant'
import { newId } from '#core/runtime/ids'
import type { SignInMethod } from '#contract/identity/data/session'
import { clientFingerprint, type SignInContext } from '#identity/auth/rules/sign_in_context'

const TTL_MS = 5 * 60_000
const ATTEMPTS_MAX = 5

interface SignInOfClient {
  userId: string
  context: SignInContext
}

/** Creates a pending sign-in, which replaces an older one of the same client. */
export function createPendingSignIn(signIn: SignInOfClient, trx?: TransactionClientContract): Promise<void> {
  return trx === undefined
    ? inTransaction((own) => replacePendingSignIn(own, signIn))
    : replacePendingSignIn(trx, signIn)
}

async function replacePendingSignIn(
  trx: TransactionClientContract,
  { userId, context }: SignInOfClient,
): Promise<void> {
  const at = now()
  const client = clientFingerprint(context)
  await trx.from('pending_sign_ins').where({ user_id: userId, client }).delete()
  await trx.from('pending_sign_ins').where('expires_at', '<=', toInstant(at)).delete()
  await trx.table('pending_sign_ins').insert({
    id: newId(),
    user_id: userId,
    client,
    method: context.method,
    provider_session: context.providerSession ?? null,
    tries: 0,
    created_at: toInstant(at),
    expires_at: toInstant(new Date(at.getTime() + TTL_MS)),
  })
}

/**
 * Counts an attempt at the second factor before the code is checked, so that parallel attempts cannot exceed the limit.
 * Null without a pending sign-in, or when no attempts are left. Uses its own transaction, so that the count is kept if
 * the check rolls back.
 */
export async function countAttempt({
  userId,
  context,
}: SignInOfClient): Promise<{ id: string; method: SignInMethod; providerSession: string | null } | null> {
  return inTransaction(async (trx) => {
    const openSignIns = () =>
      trx
        .from('pending_sign_ins')
        .where({ user_id: userId, client: clientFingerprint(context) })
        .where('expires_at', '>', toInstant(now()))
        .where('tries', '<', ATTEMPTS_MAX)
    const pending = await openSignIns().first()
    if (!pending) return null
    const counted = Number(await openSignIns().increment('tries', 1))
    if (counted !== 1) return null
    return { id: pending.id, method: pending.method, providerSession: pending.provider_session }
  })
}

/** Deletes a completed sign-in. Of simultaneous calls only one returns true. */
export async function deletePendingSignIn(trx: TransactionClientContract, id: string): Promise<boolean> {
  return Number(await trx.from('pending_sign_ins').where('id', id).delete()) === 1
}

/** Deletes the pending sign-ins of a user. */
export async function deletePendingSignIns(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from('pending_sign_ins').where('user_id', userId).delete()
}
