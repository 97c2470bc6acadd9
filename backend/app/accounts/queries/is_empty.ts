import db from '@adonisjs/lucid/services/db'

/** Whether nobody has an account yet. */
export async function isEmpty(): Promise<boolean> {
  return (await db.from('users').select('id').first()) === null
}
