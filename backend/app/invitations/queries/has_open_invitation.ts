import db from '@adonisjs/lucid/services/db'

/** Whether somebody is invited to an organization, and has neither accepted nor declined. */
export async function hasOpenInvitation(organizationId: string): Promise<boolean> {
  const row = await db.from('invitations').where('organization_id', organizationId).select('id').first()
  return row !== null
}
