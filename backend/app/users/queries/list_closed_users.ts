import db from '@adonisjs/lucid/services/db'

/** The ids of closed accounts whose content is still being deleted, the longest closed first. */
export async function listClosedUserIds(): Promise<string[]> {
  const rows: { id: string }[] = await db
    .from('users')
    .whereNotNull('closed_at')
    .orderBy('closed_at')
    .orderBy('id')
    .select('id')
  return rows.map(({ id }) => id)
}
