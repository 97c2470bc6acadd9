import db from '@adonisjs/lucid/services/db'

const read = (text: string | null): unknown => text && JSON.parse(text)

/** The audit entries about invitations and joining, oldest first. */
export async function auditOf(organizationId: string) {
  const rows = await db
    .from('audit_entries')
    .where('organization_id', organizationId)
    .where((query) => query.where('action', 'like', 'invitation.%').orWhere('action', 'member.joined'))
    .orderBy('created_at')
    .orderBy('id')
    .select('action', 'actor_id', 'subject', 'before', 'after')
  return rows.map((row) => ({ ...row, before: read(row.before), after: read(row.after) }))
}
