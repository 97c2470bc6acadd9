import db from '@adonisjs/lucid/services/db'

/** Whether an organization has an open invitation. */
export async function hasOpenInvitation(organizationId: string): Promise<boolean> {
  const row = await db.from('invitations').where('organization_id', organizationId).select('id').first()
  return row !== null
}
