import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#core/ids'

interface ResetRequest {
  id: string
  email: string
}

/** Stores a request for a reset link. */
export async function insertResetRequest(trx: TransactionClientContract, email: string): Promise<void> {
  await trx.table('reset_requests').insert({ id: newId(), email })
}

/** The oldest requests. */
export function listResetRequests(limit: number): Promise<ResetRequest[]> {
  return db.from('reset_requests').orderBy('id').limit(limit)
}

/** Deletes a request. Of simultaneous calls one returns true. */
export async function deleteResetRequest(trx: TransactionClientContract, id: string): Promise<boolean> {
  return Number(await trx.from('reset_requests').where('id', id).delete()) === 1
}
