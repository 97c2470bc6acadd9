import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Whether there are any users. */
export async function hasUsers(client: TransactionClientContract | typeof db = db): Promise<boolean> {
  return (await client.from('users').select('id').first()) !== null
}
