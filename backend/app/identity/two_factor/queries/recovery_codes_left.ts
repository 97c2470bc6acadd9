import db from '@adonisjs/lucid/services/db'

/** The number of unused recovery codes. */
export async function recoveryCodesLeft(userId: string): Promise<number> {
  const [row] = await db.from('recovery_codes').where('user_id', userId).count('* as n')
  return Number(row.n)
}
