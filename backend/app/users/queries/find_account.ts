import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant } from '#core/database/instant'

/** What limits of use depend on. */
interface Account {
  createdAt: Date
  /** Whether the email address is confirmed. */
  isConfirmed: boolean
  isAdmin: boolean
}

/** The account of a person who is signed in. */
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
