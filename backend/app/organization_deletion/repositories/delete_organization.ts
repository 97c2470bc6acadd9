import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { deleteAiKeys } from '#ai/public'
import { closeInvitations } from '#invitations/public'
import { markOrganizationDeleted, recordAudit } from '#organizations/public'
import { unlistPosts } from '#posts/public'
import { disconnectSlack } from '#slack/public'

/**
 * Soft-deletes an organization that the caller has locked: its posts leave the public lists, its invitations and keys end,
 * its name and slug become available. `purgeOrganizations` deletes the rows later.
 */
export async function deleteOrganization(
  trx: TransactionClientContract,
  organization: { id: string; name: string },
  actorId: string,
): Promise<void> {
  const { id: organizationId, name: subject } = organization
  await unlistPosts(trx, organizationId)
  await closeInvitations(trx, organizationId)
  await disconnectSlack(trx, { organizationId, actorId })
  await deleteAiKeys(trx, organizationId)
  await recordAudit(trx, { organizationId, actorId, action: 'organization.deleted', subject })
  await markOrganizationDeleted(trx, organizationId)
}
