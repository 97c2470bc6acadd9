import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Whether nobody has an account yet. */
export async function isEmpty(client: TransactionClientContract | typeof db = db): Promise<boolean> {
  return (await client.from('users').select('id').first()) === null
}
