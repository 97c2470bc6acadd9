import db from '@adonisjs/lucid/services/db'

/** Which of these users are administrators of the installation. */
export async function administratorsAmong(userIds: readonly string[]): Promise<Set<string>> {
  const rows: { id: string }[] = await db
    .from('users')
    .whereIn('id', [...userIds])
    .where('is_admin', true)
    .select('id')
  return new Set(rows.map(({ id }) => id))
}
