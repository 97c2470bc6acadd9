import db from '@adonisjs/lucid/services/db'

/** How many recovery codes a person has not used yet. */
export async function recoveryCodesLeft(userId: string): Promise<number> {
  const [row] = await db.from('recovery_codes').where('user_id', userId).count('* as n')
  return Number(row.n)
}
