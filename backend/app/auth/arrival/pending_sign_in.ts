import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { inTransaction } from '#core/database/transaction'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'
import type { SignInWay } from '#contract/data/session'
import { clientOf, type Visit } from './visit.js'

const LIFETIME = 5 * 60_000
const TRIES_MAX = 5

interface Asked {
  userId: string
  visit: Visit
}

/** Remembers that the first half of a sign-in was right; an older half of the same client ends. */
export function beginPendingSignIn({ userId, visit }: Asked): Promise<void> {
  return inTransaction(async (trx) => {
    const at = now()
    const client = clientOf(visit)
    await trx.from('pending_sign_ins').where({ user_id: userId, client }).delete()
    await trx.from('pending_sign_ins').where('expires_at', '<=', toInstant(at)).delete()
    await trx.table('pending_sign_ins').insert({
      id: newId(),
      user_id: userId,
      client,
      way: visit.way,
      tries: 0,
      created_at: toInstant(at),
      expires_at: toInstant(new Date(at.getTime() + LIFETIME)),
    })
  })
}

/**
 * Counts one try at the second half, before the code is looked at, so that tries in parallel cannot pass together.
 * Null when nothing pends for this person and client, or its tries are used up. Keep the count: count outside
 * the transaction that may roll back.
 */
export async function countTry({ userId, visit }: Asked): Promise<{ id: string; way: SignInWay } | null> {
  return inTransaction(async (trx) => {
    const mine = () =>
      trx
        .from('pending_sign_ins')
        .where({ user_id: userId, client: clientOf(visit) })
        .where('expires_at', '>', toInstant(now()))
        .where('tries', '<', TRIES_MAX)
    const pending = await mine().first()
    if (!pending) return null
    const counted = Number(await mine().increment('tries', 1))
    return counted === 1 ? { id: pending.id, way: pending.way } : null
  })
}

/** Ends a pending sign-in because it is complete. Of two at once one is told true. */
export async function completePendingSignIn(trx: TransactionClientContract, id: string): Promise<boolean> {
  return Number(await trx.from('pending_sign_ins').where('id', id).delete()) === 1
}

/** Ends whatever pends for a person. */
export async function endPendingSignIns(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from('pending_sign_ins').where('user_id', userId).delete()
}
