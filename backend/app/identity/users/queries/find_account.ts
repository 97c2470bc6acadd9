import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant } from '#core/database/rows/instant'

/** The facts of an account on which usage limits depend. */
interface Account {
  createdAt: Date
  /** Whether the email address is confirmed. */
  isConfirmed: boolean
  isAdmin: boolean
}

/** The account of a signed-in user. */
export async function findAccount(client: QueryClientContract, id: string): Promise<Account> {
  const row = await client
    .from('users')
    .where('id', id)
    .select('created_at', 'email_verified_at', 'is_admin')
    .firstOrFail()
  return {
    createdAt: fromInstant(row.created_at),
    isConfirmed: row.email_verified_at !== null,
    isAdmin: Boolean(row.is_admin),
  }
}
