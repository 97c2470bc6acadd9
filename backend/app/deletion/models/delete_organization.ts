import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { dropInvitations } from '#invitations/public'
import { closeOrganization, recordAudit } from '#organizations/public'
import { unlistPosts } from '#posts/public'

/**
 * Deletes an organization that the caller holds: its posts leave the public lists, nobody can join any more,
 * its name and address are free. The rows go later, by `purgeOrganizations`.
 */
export async function deleteOrganization(
  trx: TransactionClientContract,
  organization: { id: string; name: string },
  actorId: string,
): Promise<void> {
  const { id: organizationId, name: subject } = organization
  await unlistPosts(trx, organizationId)
  await dropInvitations(trx, organizationId)
  await recordAudit(trx, { organizationId, actorId, action: 'organization.deleted', subject })
  await closeOrganization(trx, organizationId)
}
